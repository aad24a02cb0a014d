import { isToolkitOf, type ToolkitId } from '@site/src/toolkits/registry';
import { Late } from '@site/src/ui/Late';
import { LoadState } from '@site/src/ui/LoadState';
import { PillGroup } from '@site/src/ui/PillGroup';
import type { DemoRelease, ReleaseId } from '../releases/DemoRelease';
import { loadReleaseIn } from '../releases/load';
import { releases } from '../releases/registry';
import { savesData } from '../run/runIntent';
import styles from './ReleasePicker.module.css';
import type { Pending, useReleaseSwitch } from './useReleaseSwitch';

const items = releases.map(({ id, line }) => ({ id, label: line.label, detail: line.release }));

/** Fetches what a choice would bring, once the pointer or the focus says that there may be one. */
function preload(toolkit: ToolkitId) {
  if (savesData()) return;
  for (const { id } of releases)
    if (isToolkitOf(toolkit, id))
      loadReleaseIn(id, toolkit)
        .then(({ loadTakeOver }) => loadTakeOver?.())
        .catch(() => {}); // shown by the choice
}

type PickerProps = {
  toolkit: ToolkitId;
  release: DemoRelease;
  pending: Pending | undefined;
  choose: (id: ReleaseId) => void;
};

/** The releases of the demo; the one that is on its way is chosen at once. */
export function ReleasePicker({ toolkit, release, pending, choose }: PickerProps) {
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
        onNear={() => preload(toolkit)}
      />
    </div>
  );
}

type NoticeProps = { pending: Pending } & Pick<ReturnType<typeof useReleaseSwitch>, 'choose' | 'finish' | 'cancel'>;

const loadLossNotice = () => import('./LossNotice');

/** Why a switch is not done yet. The query stays in the builder as it is. */
export function SwitchNotice({ pending: { id, loses, ...loading }, choose, finish, cancel }: NoticeProps) {
  if (!loses) return <LoadState pastDelay={false} {...loading} retry={() => choose(id)} />;
  return (
    <Late load={loadLossNotice}>
      {({ LossNotice }) => (
        <LossNotice {...loses} onSwitch={() => finish(loses.release, loses.takeOver)} onStay={cancel} />
      )}
    </Late>
  );
}
