import { isIndependent, itemAt, pathOf } from '@site/packages/query';
import type { DemoField } from '@site/src/dataset/fields';
import { spokenPath } from '@site/src/toolkits/spokenPath';
import controls from '@site/src/ui/controls.module.css';
import type { RuleGroupTypeAny, ValidationMap } from 'react-querybuilder';
import styles from './BuilderReports.module.css';
import { debugLog, useDebugLog } from './debugLog';
import { validateQuery } from './validateQuery';

/** What the validator found, in words: the release marks rules by a class, and shows no reasons. */
export function ValidationReport({ query, fields }: { query: RuleGroupTypeAny; fields: readonly DemoField[] }) {
  const map = validateQuery(query) as ValidationMap;
  const problems = Object.entries(map).flatMap(([id, result]) => {
    const path = pathOf(query, id);
    if (!path) return [];
    const node = itemAt(query, path);
    const label = node && 'field' in node ? fields.find(({ name }) => name === node.field)?.label : undefined;
    const where =
      path.length === 0 ? 'The query' : `${label ? 'Rule' : 'Group'} ${spokenPath(path, isIndependent(query))}`;
    const reasons = typeof result === 'object' ? (result.reasons ?? []).join(', ') : '';
    return [{ id, text: `${where}${label ? ` (${label})` : ''}: ${reasons}` }];
  });
  return (
    <div className={styles.report} role="status" aria-label="Validation">
      {problems.length === 0 ? (
        <p>Every rule has a value, and every group has a rule.</p>
      ) : (
        <ul>
          {problems.map(({ id, text }) => (
            <li key={id}>{text}</li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The messages of debug mode, newest first. */
export function DebugReport() {
  const entries = useDebugLog();
  return (
    <section className={styles.report} aria-label="Debug log">
      <div className={styles.reportHead}>
        <strong>Debug log</strong>
        <button type="button" className={controls.button} onClick={debugLog.clear}>
          Clear
        </button>
      </div>
      {entries.length === 0 && <p>Nothing logged yet. Change the query.</p>}
      <ol className={styles.log} tabIndex={0} aria-label="Messages">
        {entries.map(({ id, type, detail }) => (
          <li key={id} value={id}>
            <b>{type}</b> <code>{detail}</code>
          </li>
        ))}
      </ol>
    </section>
  );
}
