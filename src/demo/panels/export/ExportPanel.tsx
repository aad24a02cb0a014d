import { memo, useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { CodeView } from '../../controls/CodeView';
import controls from '../../controls/controls.module.css';
import { PillGroup } from '../../controls/PillGroup';
import { type DemoState, demoStore } from '../../store/state';
import styles from './ExportPanel.module.css';
import { exportCall, exportFormat, exportFormats, exportQuery, formatOptions, settingTable } from './exportFormats';
import { LossWarning } from './LossWarning';

type Props = Pick<DemoState, 'format' | 'formatSettings'> & { query: RuleGroupTypeAny; parseNumbers: boolean };

/** The query in the format that the visitor chooses, with the format's settings and the call that makes it. */
export const ExportPanel = memo(function ExportPanel({ query, format: id, formatSettings, parseNumbers }: Props) {
  const format = exportFormat(id);
  const options = useMemo(() => formatOptions(id, formatSettings, parseNumbers), [id, formatSettings, parseNumbers]);
  const text = useMemo(() => exportQuery(query, options), [query, options]);
  return (
    <>
      <PillGroup name="format" legend="Format" items={exportFormats} chosen={id} onChoose={demoStore.setFormat} />
      <LossWarning />
      <CodeView code={text} language={format.language} label={`Query as ${format.label}`} />
      <details className={styles.settings}>
        <summary>Format options</summary>
        <div className={styles.settingsBody}>
          <label className={styles.check}>
            <input
              type="checkbox"
              className={controls.checkbox}
              checked={parseNumbers}
              onChange={(event) => demoStore.setOptions({ parseNumbers: event.target.checked })}
            />
            <span>Parse numbers</span>
          </label>
          {format.settings.map((setting) => (
            <label key={setting} className={styles.setting}>
              <span>{settingTable[setting].label}</span>
              <input
                className={controls.field}
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
      <CodeView code={exportCall(options)} language="javascript" label="Code that makes this export" title="Code" />
    </>
  );
});
