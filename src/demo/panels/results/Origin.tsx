import { inside } from '@site/src/engines/inside';
import { type PageEngine, runsAtOnce } from '@site/src/engines/registry';
import controls from '@site/src/ui/controls.module.css';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import { type RunRequest, versionOf } from '../../run/runRequest';
import { formatLabel } from './runLabels';

/** What ran the query, with what is inside of it and its licence, or why nothing did. */
export function Origin({ asked, engine }: { asked: RunRequest; engine: PageEngine | undefined }) {
  const own = engine && inside[engine.id];
  return (
    <p className={controls.note}>
      {engine ? (
        <>
          Run in your browser by {engine.description} (
          {Object.entries(engine.packages).map(([name, version]) => (
            <code key={name}>{`${name}@${version}`}</code>
          ))}
          {own && ` with ${own} inside`}, {engine.licence}). What runs is what the Export tab shows.
        </>
      ) : (
        <NotRun asked={asked} />
      )}{' '}
      Nothing is sent anywhere.
      {!asked.data && ' Some old movies are dated a hundred years too late in this data set.'}
    </p>
  );
}

const loadHowRunWords = () => import('../export/howRunWords');

/** Why no engine runs the format here. */
function NotRun({ asked }: { asked: RunRequest }) {
  const { part } = useLoadedPart(loadHowRunWords);
  const { format } = asked;
  const label = formatLabel(asked, format);
  const others = `The other ${runsAtOnce(versionOf(asked)).length} formats are run.`;
  if (format.startsWith('json'))
    return <>{`${label} is the query itself, to be stored: no engine runs it. ${others}`}</>;
  return <>{`${label}: ${part?.howRunWords(versionOf(asked), format) ?? 'not run here.'} ${others}`}</>;
}
