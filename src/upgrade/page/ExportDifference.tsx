import Link from '@docusaurus/Link';
import type { Major } from '@site/packages/upgrade';
import { engineOf } from '@site/src/engines/registry';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { diffWordsWithSpace } from 'diff';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { changesOf } from '../stored/changesOf';
import type { Comparison } from '../stored/compareExports';
import { Marked } from './Marked';
import styles from './styles.module.css';

type Props = {
  query: RuleGroupTypeAny;
  from: Major;
  to: Major;
  compared: Comparison;
  /** Which queries this is about, where there are many. */
  about?: string;
};

/** A format that two releases export differently: both texts, why, and on request the rows that they select. */
export function ExportDifference(props: Props) {
  const { from, to, compared, about } = props;
  const { format, before, after, texts } = compared;
  const changes = changesOf(format, from, to);
  const engine = texts && engineOf(format)?.name;
  const { part, start, ...loading } = useLazyPart(() => import('./RowDifferences'));
  const load = () => void start().catch(() => {}); // shown by LoadState
  const RowDifferences = part?.default;
  return (
    <section className={styles.file} aria-label={format}>
      <h3>{format}</h3>
      {about && <p>{about}</p>}
      {texts ? (
        <pre className={styles.words} tabIndex={0} role="region" aria-label={`Changes of ${format}`}>
          {diffWordsWithSpace(...texts).map(({ value, added, removed }, index) => {
            const Kind = added ? 'ins' : removed ? 'del' : 'span';
            // biome-ignore lint/suspicious/noArrayIndexKey: parts have no identity, and no state.
            return <Kind key={index}>{value}</Kind>;
          })}
        </pre>
      ) : (
        <>
          <p>
            Release {from}: {said(before)}
          </p>
          <p>
            Release {to}: {said(after)}
          </p>
        </>
      )}
      {changes.length > 0 && (
        <>
          <p>Changes of this format:</p>
          <ul>
            {changes.map(({ id, message, href }) => (
              <li key={id}>
                <Marked text={message} /> <Link to={href}>Read more</Link>
              </li>
            ))}
          </ul>
        </>
      )}
      {engine ? (
        RowDifferences ? (
          <RowDifferences {...props} />
        ) : (
          <>
            <button type="button" className={controls.button} onClick={load}>
              Compare rows in {engine}
            </button>
            <LoadState {...loading} retry={load} />
          </>
        )
      ) : (
        texts && <p>No engine on this site runs this format, so rows cannot be compared.</p>
      )}
    </section>
  );
}

const said = (exported: Comparison['before']) =>
  'error' in exported
    ? `it cannot export this query: ${exported.error}`
    : 'missing' in exported
      ? 'it exports nothing.'
      : 'it exports the query.';
