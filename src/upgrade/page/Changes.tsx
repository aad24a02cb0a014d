import Link from '@docusaurus/Link';
import { addressOf, isAbout, type Major, type Rule, rules } from '@site/packages/upgrade';
import { BacktickedText } from '@site/src/ui/BacktickedText';
import styles from './styles.module.css';

type Props = {
  from: Major;
  to: Major;
  /** Id of the field for code, if that stands behind the list. */
  code?: string;
};

/** What the assistant looks for between two releases, before any code is given. */
export function Changes({ from, to, code }: Props) {
  const all = rules.filter((rule) => isAbout(rule, from, to));
  const of = (kind: Rule['kind']) => all.filter((rule) => rule.kind === kind);
  if (!all.length) return null;
  return (
    <section aria-labelledby="changes">
      <h2 id="changes">
        What changes from release {from} to release {to}
      </h2>
      {code && (
        <p>
          <a href={`#${code}`}>Check your code</a> for them.
        </p>
      )}
      <h3>{of('breaks').length} break code</h3>
      <List of={of('breaks')} />
      {(['differs', 'optional'] as const).map((kind) => {
        const list = of(kind);
        return (
          list.length > 0 && (
            <details key={kind} className={styles.folded}>
              <summary>
                {list.length} {kind === 'differs' ? 'change behavior' : 'are optional'}
              </summary>
              <List of={list} />
            </details>
          )
        );
      })}
    </section>
  );
}

const List = ({ of }: { of: readonly Rule[] }) => (
  <ul className={styles.changes}>
    {of.map((rule) => (
      <li key={rule.id}>
        <BacktickedText>{rule.message}</BacktickedText> <Link to={addressOf(rule)}>Release {rule.since}</Link>
      </li>
    ))}
  </ul>
);
