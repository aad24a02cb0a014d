import { comparable, compare } from '@site/src/engines/compare';
import { docsOf } from '@site/src/engines/model/sections';
import { CauseList } from '@site/src/ui/CauseList';
import controls from '@site/src/ui/controls.module.css';
import { rowCount } from '@site/src/ui/rowCount';
import { useMemo } from 'react';
import { type Results, useResults } from '../../run/results';
import { sameRequest, versionOf } from '../../run/runRequest';
import { ChosenDatabase } from '../results/database/ChosenDatabase';
import { causesOfDifference, formatLabel, labels } from '../results/runLabels';
import styles from './Loss.module.css';
import { LossFixCode } from './LossFixCode';
import { lossFixesOf } from './lossFixes';

/** What the export selects in the visitor's database, and what it loses. */
export function Loss() {
  const { asked, ran, table, isBusy } = useResults();
  return (
    <>
      {ran && table && !isBusy && sameRequest(ran.asked, asked) && <ChosenDatabase ran={ran} table={table} />}
      <LossHere />
    </>
  );
}

/** What is lost if the query leaves in the chosen format: on how many rows it differs from most formats, and why. */
function LossHere() {
  const { asked, compared, table, isComparing } = useResults();
  const loss = useMemo(() => lossOf(compared, table), [compared, table]);
  if (!loss || isComparing || !sameRequest(compared?.asked, asked)) return null;
  const label = formatLabel(asked, asked.format);
  const version = versionOf(asked);
  return (
    <section className={controls.warning} aria-label="What this export loses">
      {'refusal' in loss ? (
        <p>
          <b>The engine for {label} refuses this export.</b> {loss.refusal}
        </p>
      ) : (
        <>
          <p>
            <b>
              {rowCount(loss.rows)} {loss.rows === 1 ? 'differs' : 'differ'} if you use this {label} export
            </b>{' '}
            of release {version}, compared with {loss.most}.
          </p>
          <CauseList
            ids={loss.causes}
            addressOf={(id) => docsOf(id, Number.parseInt(version, 10))}
            label="Why"
            className={styles.causes}
          />
          {lossFixesOf(asked.release, loss.causes, asked.format).map((mend) => (
            <LossFixCode key={mend.id} mend={mend} />
          ))}
        </>
      )}
    </section>
  );
}

function lossOf(compared: Results['compared'], table: Results['table']) {
  if (!compared?.isComplete || !table) return undefined;
  const { asked } = compared;
  const { format } = asked;
  const { agreeing, differences, refused } = compare(
    comparable(compared.outcomes, table.values[0]?.length ?? 0).outcomes,
  );
  const refusal = refused.find(({ run, isLost }) => run.format === format && !isLost);
  if (refusal) return { refusal: refusal.error.message };
  const difference = differences.find(({ runs }) => runs.some((run) => run.format === format));
  const [most] = agreeing;
  const own = difference?.runs.find((run) => run.format === format);
  if (!difference || !own || !most) return undefined;
  const { onlyHere, missingHere } = difference;
  const causes = causesOfDifference(own, most, difference, asked, table);
  return { rows: onlyHere.length + missingHere.length, most: labels(agreeing, asked), causes };
}
