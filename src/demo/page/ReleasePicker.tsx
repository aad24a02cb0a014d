import { LoadState } from '@site/src/components/LoadState';
import { spinnerDelay } from '@site/src/components/useLazyPart';
import type { ToolkitId } from '@site/src/toolkits/registry';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import controls from '../controls/controls.module.css';
import { PillGroup } from '../controls/PillGroup';
import type { DemoRelease, ReleaseId } from '../releases/DemoRelease';
import { loadReleaseIn } from '../releases/loaded';
import { releases } from '../releases/registry';
import { demoStore } from '../store/state';
import { announce } from './announcements';
import styles from './ReleasePicker.module.css';

/** A switch that is not done yet: its code is on its way or did not come, or the visitor has to agree to a loss. */
type Pending = {
  id: ReleaseId;
  pastDelay?: boolean;
  error?: unknown;
  loses?: { release: DemoRelease; lost: string[] };
};

const items = releases.map(({ id, line }) => ({ id, label: line.label, detail: line.release }));

/** The state of a switch, and what begins, ends and repeats it. */
export function useReleaseSwitch(toolkit: ToolkitId) {
  const [pending, setPending] = useState<Pending>();
  const wanted = useRef<ReleaseId>();
  const finish = (release: DemoRelease) => {
    wanted.current = undefined;
    setPending(undefined);
    demoStore.setRelease(release);
    announce(`Release: ${release.line.release}`);
  };
  const cancel = () => {
    wanted.current = undefined;
    setPending(undefined);
  };
  const choose = async (id: ReleaseId) => {
    cancel();
    if (id === demoStore.get().release) return;
    wanted.current = id;
    const show = (next: Omit<Pending, 'id'>) => wanted.current === id && setPending({ id, ...next });
    show({});
    const timer = setTimeout(show, spinnerDelay, { pastDelay: true });
    try {
      const release = await loadReleaseIn(id, toolkit);
      if (wanted.current !== id) return;
      const { lost } = release.hold(demoStore.get().query);
      if (lost.length > 0) show({ loses: { release, lost } });
      else finish(release);
    } catch (error) {
      show({ error });
    } finally {
      clearTimeout(timer);
    }
  };
  return { pending, choose, finish, cancel };
}

type PickerProps = { release: DemoRelease; pending: Pending | undefined; choose: (id: ReleaseId) => void };

/** The releases of the demo; the one that is on its way is chosen at once. */
export function ReleasePicker({ release, pending, choose }: PickerProps) {
  const isComing = pending !== undefined && pending.error === undefined && !pending.loses;
  return (
    <div className={styles.picker} aria-busy={isComing}>
      <PillGroup
        name="release"
        legend="Release of react-querybuilder"
        hideLegend
        items={items}
        chosen={isComing ? pending.id : release.id}
        onChoose={choose}
      />
    </div>
  );
}

type NoticeProps = { pending: Pending } & Pick<ReturnType<typeof useReleaseSwitch>, 'choose' | 'finish' | 'cancel'>;

/** Why a switch is not done yet. The query stays in the builder as it is. */
export function SwitchNotice({ pending: { id, loses, ...loading }, choose, finish, cancel }: NoticeProps) {
  if (!loses) return <LoadState pastDelay={false} {...loading} retry={() => choose(id)} />;
  return <LossNotice {...loses} onSwitch={() => finish(loses.release)} onStay={cancel} />;
}

type LossProps = { release: DemoRelease; lost: string[]; onSwitch: () => void; onStay: () => void };

/** Most losses that are listed one by one. */
const listed = 8;

function LossNotice({ release, lost, onSwitch, onStay }: LossProps) {
  const box = useRef<HTMLElement>(null);
  useEffect(() => box.current?.focus(), []);
  const version = release.line.release;
  const backToPicker = (act: () => void) => () => {
    act();
    // The button goes.
    requestAnimationFrame(() => document.querySelector<HTMLElement>('input[name="release"]:checked')?.focus());
  };
  return (
    <section
      ref={box}
      tabIndex={-1}
      className={clsx(controls.warning, styles.notice)}
      aria-label={`What release ${version} cannot hold`}
    >
      <p>
        <b>Release {version} cannot hold all of this query.</b> It would lose:
      </p>
      <ul>
        {lost.slice(0, listed).map((what) => (
          <li key={what}>{what}</li>
        ))}
        {lost.length > listed && <li>and {lost.length - listed} more</li>}
      </ul>
      <div className={controls.actions}>
        <button type="button" className={controls.button} onClick={backToPicker(onSwitch)}>
          Switch anyway
        </button>
        <button type="button" className={controls.button} onClick={backToPicker(onStay)}>
          Stay
        </button>
      </div>
      <p className={controls.note}>Undo brings release and query back.</p>
    </section>
  );
}
