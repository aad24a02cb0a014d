import { CodeView } from '@site/src/ui/CodeView';
import { PillGroup } from '@site/src/ui/PillGroup';
import { useLoadedPart } from '@site/src/ui/useLoadedPart';
import { type ComponentProps, memo, useDeferredValue, useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { useLanguage } from '../../builder/useLanguage';
import type { DemoRelease } from '../../releases/DemoRelease';
import { exportCode, exportQuery, formatOptions } from '../../releases/exports';
import { formatOf } from '../../releases/formatOf';
import { useRelease } from '../../releases/useRelease';
import { type DemoState, demoStore, useDemo } from '../../store/state';
import { inLanguage } from '../../translations/inLanguage';
import type { LanguageId } from '../../translations/languages';
import { DatabaseSelect } from '../results/database/DatabaseSelect';
import styles from './ExportPanel.module.css';
import { LossWarning } from './LossWarning';
import { SettingControl, Switch } from './SettingControl';

type Props = Pick<DemoState, 'format' | 'formatSettings'> & {
  release: DemoRelease;
  query: RuleGroupTypeAny;
  parseNumbers: boolean;
  /** Of the builder, where it is another than English. */
  language: LanguageId | undefined;
};

/** The query in the format that the visitor chooses, with the format's settings and the call that makes it. */
const ExportOf = memo(function ExportPanel({ release: own, query, format: id, ...settings }: Props) {
  const { formatSettings, parseNumbers, language } = settings;
  const { file } = useLanguage(language ?? 'en');
  const release = useMemo(() => (file ? inLanguage(own, file.naturalLanguage) : own), [own, file]);
  const format = formatOf(release, id);
  const options = useMemo(
    () => formatOptions(release, id, formatSettings, parseNumbers),
    [release, id, formatSettings, parseNumbers],
  );
  const text = useMemo(() => exportQuery(release, query, options), [release, query, options]);
  return (
    <>
      <PillGroup
        name="format"
        legend="Format"
        items={release.formats}
        chosen={format.id}
        onChoose={demoStore.setFormat}
      />
      <LossWarning />
      {text === '' ? (
        <p>{format.label} has nothing to export for this query.</p>
      ) : (
        <CodeView code={text} language={format.language} label={`Query as ${format.label}`} />
      )}
      <DatabaseSelect />
      <HowRun version={release.line.release} format={format.id} preset={formatSettings.preset} text={text} />
      <details className={styles.settings}>
        <summary>Format options</summary>
        <div className={styles.settingsBody}>
          <Switch
            label="Parse numbers"
            isOn={parseNumbers}
            onTurn={(isOn) => demoStore.setOptions({ parseNumbers: isOn })}
          />
          {format.settings.map((setting) => (
            <SettingControl
              key={setting}
              id={setting}
              setting={release.settingTable[setting]}
              value={formatSettings[setting] ?? ''}
            />
          ))}
        </div>
      </details>
      <CodeView
        code={exportCode(release, options)}
        language="javascript"
        label="Code that makes this export"
        title="Code"
      />
    </>
  );
});

/** The export follows behind the typing, so that a large query does not hold it up. */
export default function ExportPanel() {
  const { query, options, choices, format, formatSettings } = useDemo();
  const release = useRelease();
  const late = useDeferredValue(query);
  return (
    <ExportOf
      release={release}
      query={late}
      format={format}
      formatSettings={formatSettings}
      parseNumbers={Boolean(options.parseNumbers)}
      language={choices.language as LanguageId | undefined}
    />
  );
}

const loadHowRun = () => import('./HowRun');

/** The export is there before what is said of it, and without it. */
function HowRun(props: ComponentProps<Awaited<ReturnType<typeof loadHowRun>>['HowRun']>) {
  const { part } = useLoadedPart(loadHowRun);
  return part ? <part.HowRun {...props} /> : null;
}
