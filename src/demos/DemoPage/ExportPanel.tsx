import { LiveCode } from '@site/src/components/LiveCode';
import { useState } from 'react';
import type { RuleGroupType } from 'react-querybuilder';
import { exportFormats, exportQuery } from '../exportFormats';
import styles from './styles.module.css';

/** The query in the export format that the visitor chooses. */
export function ExportPanel({ query }: { query: RuleGroupType }) {
  const [chosen, setChosen] = useState(exportFormats[0]);
  if (!chosen) return null;
  return (
    <section aria-labelledby="export-heading">
      <h2 id="export-heading">Export</h2>
      <fieldset className={styles.formats}>
        <legend>Format</legend>
        {exportFormats.map((format) => (
          <label key={format.id} className={styles.format}>
            <input type="radio" name="format" checked={format === chosen} onChange={() => setChosen(format)} />
            <span>{format.label}</span>
          </label>
        ))}
      </fieldset>
      <LiveCode code={exportQuery(query, chosen.id)} language={chosen.language} label={`Query as ${chosen.label}`} />
    </section>
  );
}
