import { isGroup } from '@site/packages/query';
import type { PackedTable } from '@site/src/dataset/packedTable';
import { announce } from '@site/src/ui/announce';
import controls from '@site/src/ui/controls.module.css';
import { useEffect, useId, useMemo, useState } from 'react';
import { focusItem } from '../builder/useFocusOnAdded';
import { nameOf } from '../page/editWords';
import { formatLabel } from '../panels/results/runLabels';
import { fieldsOf } from '../releases/useFields';
import { useRelease } from '../releases/useRelease';
import { demoStore } from '../store/state';
import { type EffectAlone, firstIncomplete, incompleteWords, withLeftOut } from './incomplete';
import styles from './LiveCount.module.css';
import { runAlone } from './runAlone';
import type { RunRequest } from './runRequest';
import { rowsName } from './tableOf';

type Found = ReturnType<typeof useIncomplete>;

/**
 * The first rule or group that is not finished and is run as it is.
 * @param table none before it has come
 * @returns in words what it lacks and selects, and whether they are final, and what it lacks alone; nothing if all are finished
 */
export function useIncomplete(asked: RunRequest, table: PackedTable | undefined) {
  const place = useMemo(() => firstIncomplete(asked.query), [asked.query]);
  const release = useRelease();
  const [outcome, setOutcome] = useState<{ asked: RunRequest; alone?: EffectAlone | undefined }>();
  const total = table?.values[0]?.length;
  useEffect(() => {
    if (!place || total === undefined) return;
    const abort = new AbortController();
    runAlone(asked, place, total, abort.signal).then(
      (alone) => setOutcome({ asked, alone }),
      // An engine that does not start says so in the results.
      () => !abort.signal.aborted && setOutcome({ asked }),
    );
    return () => abort.abort();
  }, [asked, place, total]);
  if (!place || !table) return undefined;
  const { item } = place;
  const field = isGroup(item) ? undefined : fieldsOf(release, asked).find(({ name }) => name === item.field);
  const names = { format: formatLabel(asked, asked.format), field: field?.label ?? 'value', rows: rowsName(asked) };
  const isFinal = outcome?.asked === asked;
  const alone = isFinal ? outcome.alone : undefined;
  const canBeLeftOut = alone !== 'left out';
  const { query } = asked;
  const about = { place, query, table, names };
  const words = incompleteWords({ ...about, alone });
  return { item, name: nameOf(query, place), words, lack: incompleteWords(about), isFinal, canBeLeftOut };
}

/** What an unfinished rule or group does to the result, and a button that leaves it out of all exports. */
export function IncompleteItem({ item, name, words, canBeLeftOut }: NonNullable<Found>) {
  const { leaveOut, line } = useRelease();
  const isRemoved = isGroup(item) && !leaveOut.groups;
  const about = useId();
  const onClick = () => {
    const { query } = demoStore.get();
    const { id } = item;
    if (id === undefined) return;
    focusItem(id);
    const without = withLeftOut(query, id, leaveOut);
    if (isRemoved) demoStore.setQuery(without);
    else demoStore.setQueryAndOptions(without, leaveOut.options);
    announce(isRemoved ? `${name} removed` : `${name} left out. ${leaveOut.explanation}`);
  };
  return (
    <div className={styles.incomplete}>
      <p>{words}</p>
      {canBeLeftOut && (
        <p>
          <button type="button" className={controls.button} onClick={onClick} aria-describedby={about}>
            Leave it out
          </button>{' '}
          <span id={about} className={controls.note}>
            {isRemoved
              ? `Removes it: release ${line.release} has nothing that leaves out a group and keeps it. Undo brings it back.`
              : leaveOut.explanation}
          </span>
        </p>
      )}
    </div>
  );
}
