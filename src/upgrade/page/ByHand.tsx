import Link from '@docusaurus/Link';
import { byHand, type Major, migratePage, type Rule } from '@site/packages/upgrade';
import { BacktickedText } from '@site/src/ui/BacktickedText';

/** What no rule looks for between two releases, so that "Nothing found" promises no more than it can. */
export function ByHand({ from, to }: { from: Major; to: Major }) {
  const versions = (Object.keys(byHand).map(Number) as Rule['since'][]).filter((since) => from < since && since <= to);
  if (!versions.length) return null;
  return (
    <section aria-labelledby="by-hand">
      <h2 id="by-hand">Check these yourself</h2>
      <p>
        The assistant reads each file alone, and only JavaScript and TypeScript. It does not follow props in an object
        that is spread, components wrapped in other files, or queries stored elsewhere. It does not look for these
        changes either:
      </p>
      <ul>
        {versions.flatMap((since) =>
          Object.entries(byHand[since]).map(([section, what]) => (
            <li key={`${since} ${section}`}>
              <Link to={`${migratePage(since)}#${section}`}>Release {since}</Link>:{' '}
              <BacktickedText>{what}</BacktickedText>
            </li>
          )),
        )}
      </ul>
    </section>
  );
}
