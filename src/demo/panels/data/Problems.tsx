import { type Problem, problemText } from '@site/src/data-set/problems';
import controls from '../../controls/controls.module.css';

const number = new Intl.NumberFormat('en-US');

/** What could not be read as it stands, with its place. */
export function Problems({ listed, count }: { listed: readonly Problem[]; count: number }) {
  if (count === 0) return null;
  const words = `${number.format(count)} ${count === 1 ? 'thing' : 'things'} to know about what was read`;
  return (
    <details className={controls.warning} open={listed.length <= 5}>
      <summary>{words}</summary>
      <ul>
        {listed.map((problem, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: problems have no identity, and no state.
          <li key={index}>{problemText(problem)}</li>
        ))}
        {count > listed.length && <li>and {number.format(count - listed.length)} more of these kinds</li>}
      </ul>
    </details>
  );
}
