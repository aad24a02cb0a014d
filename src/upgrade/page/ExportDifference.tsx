import Link from '@docusaurus/Link';
import type { Major } from '@site/packages/upgrade';
import { engineOf } from '@site/src/engines/registry';
import { BacktickedText } from '@site/src/ui/BacktickedText';
import controls from '@site/src/ui/controls.module.css';
import { LoadState } from '@site/src/ui/LoadState';
import { useLazyPart } from '@site/src/ui/useLazyPart';
import { WordDifference } from '@site/src/ui/WordDifference';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { changesOf } from '../stored/changesOf';
import type { Comparison } from '../stored/compareExports';
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
          <WordDifference from={texts[0]} to={texts[1]} />
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
                <BacktickedText>{message}</BacktickedText> <Link to={href}>Read more</Link>
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
