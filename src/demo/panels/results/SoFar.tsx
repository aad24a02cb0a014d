import type { Outcome } from '@site/src/engines/compare';
import { onMovies } from '@site/src/engines/onMovies';
import { type EngineEntry, runsAtOnce } from '@site/src/engines/registry';
import { rowCount } from '../../controls/rowCount';
import { release } from '../../run/release';
import { labelOf } from './runLabels';

const engines = [...new Set(runsAtOnce(release).map(({ engine }) => engine))];
const isReady = ({ id }: EngineEntry) => onMovies[id].status().phase === 'ready';

/**
 * What the engines have answered while others are still starting, engine by engine. Once all are ready the whole comparison
 * takes no longer than reading this would.
 */
export function SoFar({ outcomes }: { outcomes: Outcome[] }) {
  if (engines.every(isReady)) return null;
  return (
    <ul>
      {engines.map((engine) => {
        const answered = outcomes.filter(({ run }) => run.engine === engine);
        return (
          <li key={engine.id}>
            <b>{engine.name}:</b> {answered.length > 0 ? answered.map(answerOf).join('; ') : 'starting'}
          </li>
        );
      })}
    </ul>
  );
}

const answerOf = ({ run, answer, isLost }: Outcome) =>
  `${labelOf(run)} ${isLost ? 'could not be run' : answer.error ? 'has no answer' : rowCount(answer.rows.length)}`;
