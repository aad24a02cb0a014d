import { memo, useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { CodeView } from '../CodeView';
import { exportCall, exportFormat, exportFormats, exportQuery, formatOptions, settingTable } from '../exportFormats';
import { type DemoState, demoStore } from '../state';
import styles from './styles.module.css';

type Props = Pick<DemoState, 'format' | 'formatSettings'> & { query: RuleGroupTypeAny; parseNumbers: boolean };

/** The query in the format that the visitor chooses, with the format's settings and the call that makes it. */
export const ExportPanel = memo(function ExportPanel({ query, format: id, formatSettings, parseNumbers }: Props) {
  const format = exportFormat(id);
  const options = useMemo(() => formatOptions(id, formatSettings, parseNumbers), [id, formatSettings, parseNumbers]);
  const text = useMemo(() => exportQuery(query, options), [query, options]);
  return (
    <>
      <fieldset className={styles.formats}>
        <legend>Format</legend>
        {exportFormats.map((candidate) => (
          <label key={candidate.id} className={styles.format}>
            <input
              type="radio"
              name="format"
              checked={candidate.id === id}
              onChange={() => demoStore.setFormat(candidate.id)}
            />
            <span>{candidate.label}</span>
          </label>
        ))}
      </fieldset>
      <CodeView code={text} language={format.language} label={`Query as ${format.label}`} />
      <details className={styles.settings}>
        <summary>Settings of this format</summary>
        <div className={styles.settingsBody}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={parseNumbers}
              onChange={(event) => demoStore.setOptions({ parseNumbers: event.target.checked })}
            />
            <span>Parse numbers</span>
          </label>
          {format.settings.map((setting) => (
            <label key={setting} className={styles.setting}>
              <span>{settingTable[setting].label}</span>
              <input
                value={formatSettings[setting]}
                maxLength={200}
                placeholder={settingTable[setting].placeholder}
                list={settingTable[setting].suggestions && `suggestions-${setting}`}
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                onChange={(event) => demoStore.setFormatSettings({ [setting]: event.target.value })}
              />
              {settingTable[setting].suggestions && (
                <datalist id={`suggestions-${setting}`}>
                  {settingTable[setting].suggestions.map((suggestion) => (
                    <option key={suggestion} value={suggestion} />
                  ))}
                </datalist>
              )}
            </label>
          ))}
        </div>
      </details>
      <CodeView code={exportCall(options)} language="javascript" label="The call that makes it" title="The call" />
    </>
  );
});
