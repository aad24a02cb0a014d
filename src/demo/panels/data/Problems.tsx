import { counted } from '@site/src/dataset/countInWords';
import { type Problem, problemText } from '@site/src/own-data/problems';
import controls from '@site/src/ui/controls.module.css';

/** What could not be read as it stands, with its place. */
export function Problems({ listed, count }: { listed: readonly Problem[]; count: number }) {
  if (count === 0) return null;
  const words = `${counted(count, 'thing')} to know about what was read`;
  return (
    <details className={controls.warning} open={listed.length <= 5}>
      <summary>{words}</summary>
      <ul>
        {listed.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems have no identity, and no state.
          <li key={index}>{problemText(problem)}</li>
        ))}
        {count > listed.length && <li>and {(count - listed.length).toLocaleString('en')} more of these kinds</li>}
      </ul>
    </details>
  );
}
