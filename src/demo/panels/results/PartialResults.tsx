import type { Outcome } from '@site/src/engines/compare';
import { engineClients } from '@site/src/engines/engineClients';
import { type PageEngine, runsAtOnce } from '@site/src/engines/registry';
import { rowCount } from '@site/src/ui/rowCount';
import { type RunRequest, versionOf } from '../../run/runRequest';
import { labelOf } from './runLabels';

const isReady = ({ id }: PageEngine) => engineClients[id].status().phase === 'ready';

/**
 * What the engines have answered while others are still starting, engine by engine. Once all are ready the whole comparison
 * takes no longer than reading this would.
 */
export function PartialResults({ outcomes, asked }: { outcomes: Outcome[]; asked: RunRequest }) {
  const engines = [...new Set(runsAtOnce(versionOf(asked)).map(({ engine }) => engine))];
  if (engines.every(isReady)) return null;
  return (
    <ul data-current>
      {engines.map((engine) => {
        const answered = outcomes.filter(({ run }) => run.engine === engine);
        return (
          <li key={engine.id}>
            <b>{engine.name}:</b>{' '}
            {answered.length > 0 ? answered.map((outcome) => answerOf(outcome, asked)).join('; ') : 'starting'}
          </li>
        );
      })}
    </ul>
  );
}

const answerOf = ({ run, answer, isLost }: Outcome, asked: RunRequest) =>
  `${labelOf(run, asked)} ${isLost ? 'could not be run' : answer.error ? 'has no answer' : rowCount(answer.rows.length)}`;
