import Link from '@docusaurus/Link';
import { type Group, groupByRule, kindNames, type Report } from '@site/packages/upgrade';
import { BacktickedText } from '@site/src/ui/BacktickedText';
import styles from './styles.module.css';

/** How many places are listed: who has more has seen what it is about. */
const most = 50;

/** What was found, by rule: what breaks comes first, and what can stay is folded. */
export function RuleFindings({ reports }: { reports: readonly Report[] }) {
  const groups = groupByRule(reports);
  const optional = groups.filter(({ kind }) => kind === 'optional');
  if (!groups.length) return null;
  return (
    <section aria-label="What to change">
      {groups
        .filter(({ kind }) => kind !== 'optional')
        .map((group) => (
          <Rules key={keyOf(group)} {...group} />
        ))}
      {optional.length > 0 && (
        <details className={styles.folded}>
          <summary>
            {optional.length} optional {optional.length === 1 ? 'change' : 'changes'}
          </summary>
          {optional.map((group) => (
            <Rules key={keyOf(group)} {...group} />
          ))}
        </details>
      )}
    </section>
  );
}

const keyOf = ({ rules }: Group) => rules.map(({ rule }) => rule).join();

const rewrittenWords = {
  all: 'Rewritten below.',
  some: 'Rewritten in part below. Change the rest yourself.',
  none: 'Change it yourself.',
};

/** What the same lines have to do with. */
const Rules = ({ rules, places }: Group) => (
  <div className={styles.rule}>
    {rules.map(({ rule, kind, message, href }) => (
      <p key={rule}>
        <span className={styles[kind]}>{kindNames[kind]}</span> <BacktickedText>{message}</BacktickedText>{' '}
        <Link to={href}>Read more</Link>
      </p>
    ))}
    <ul>
      {places.slice(0, most).map(({ name, line, excerpt, rewritten }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: findings do not change.
        <li key={index}>
          <b>
            {name}, line {line}
          </b>
          : <code className={styles.excerpt}>{excerpt}</code>{' '}
          {rewritten === 'none' && !rules.some(({ kind }) => kind === 'breaks')
            ? 'Check it yourself.'
            : rewrittenWords[rewritten]}
        </li>
      ))}
    </ul>
    {places.length > most && <p>{places.length - most} more places are not listed.</p>}
  </div>
);
