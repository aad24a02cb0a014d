import Link from '@docusaurus/Link';
import { useColorMode } from '@docusaurus/theme-common';
import { CodeView } from '@site/src/ui/CodeView';
import controls from '@site/src/ui/controls.module.css';
import { PillGroup } from '@site/src/ui/PillGroup';
import { useRelease } from '../../releases/useRelease';
import { demoStore, useDemo } from '../../store/state';
import { useKept } from '../../store/useKept';
import type { PanelProps } from '../LazyPanel';
import { contrastFindings, type Finding, type Mode } from './contrast';
import { effective } from './ReleaseTheme';
import styles from './ThemePanel.module.css';
import { isThemed, noTheme, type Theme } from './theme';
import { releaseThemes, themeCss, themeScss } from './themeCss';
import { kindOf, type ThemeVariable } from './themeVariables';
import { themeGroups } from './themeWords';
import { VariableControl } from './VariableControl';

const modes: { id: Mode; label: string }[] = [
  { id: 'light', label: 'Light mode' },
  { id: 'dark', label: 'Dark mode' },
];
const codes = [
  { id: 'css', label: 'CSS' },
  { id: 'scss', label: 'SCSS' },
] as const;

/** What the stylesheet of the release can be told, live on the builder, and as code to take away. */
export default function ThemePanel({ toolkit }: PanelProps) {
  const { theme } = useDemo();
  const { id: release } = useRelease();
  const { colorMode, setColorMode } = useColorMode();
  const [code, setCode] = useKept<(typeof codes)[number]['id']>('theme-code', 'css');
  if (toolkit !== 'default')
    return (
      <p>
        A theme changes the stylesheet of the library, and toolkits bring their own.{' '}
        <Link to="/demo">Open the demo without a toolkit</Link> to make one.
      </p>
    );
  const { variables } = releaseThemes[release];
  const findings = contrastFindings(theme, variables, colorMode);
  const text =
    code === 'css' ? themeCss(theme, release) || '/* The theme of the release. */\n' : themeScss(theme, release);
  return (
    <div>
      <div className={styles.head}>
        <PillGroup
          name="theme-mode"
          legend="Colour mode"
          hideLegend
          items={modes}
          chosen={colorMode}
          onChoose={setColorMode}
        />
        <p className={styles.about}>
          {colorMode === 'dark'
            ? 'Colours apply to dark mode only. What you leave is as in light mode.'
            : 'Colours apply to both modes, unless dark mode has its own.'}
        </p>
        <button
          type="button"
          className={controls.button}
          aria-disabled={!isThemed(theme)}
          onClick={() => demoStore.setTheme(noTheme)}
        >
          Reset theme
        </button>
      </div>
      <p role="status" className={styles.findings}>
        {findings.length > 0 &&
          `${findings.length === 1 ? 'One colour has' : `${findings.length} colours have`} too little contrast.`}
      </p>
      <div className={styles.body}>
        {themeGroups.map((group) => (
          <fieldset key={group.title}>
            <legend>{group.title}</legend>
            {(Object.entries(group.variables) as [ThemeVariable, string][])
              .filter(([name]) => name in variables)
              .map(([name, label]) => {
                const own = colorMode === 'dark' && kindOf(name) === 'color' ? 'dark' : 'values';
                const lightValue = own === 'dark' ? theme.values : {};
                return (
                  <div key={name} className={styles.variable}>
                    <VariableControl
                      variable={name}
                      label={label}
                      value={theme[own][name]}
                      otherwise={effective(
                        variables,
                        { ...theme.values, ...lightValue, [name]: lightValue[name] },
                        name,
                      )}
                      describedBy={`about-${name}`}
                      onChange={(value) => demoStore.setTheme(withValue(theme, own, name, value))}
                    />
                    <div id={`about-${name}`}>
                      {variables[name]?.note && <p>{variables[name].note}</p>}
                      <Contrast finding={findings.find(({ variable }) => variable === name)} />
                    </div>
                  </div>
                );
              })}
          </fieldset>
        ))}
      </div>
      <PillGroup
        name="theme-code"
        legend="Language of the stylesheet"
        hideLegend
        items={codes}
        chosen={code}
        onChoose={setCode}
      />
      <CodeView code={text} language={code} label="Theme" title={code === 'css' ? 'theme.css' : 'theme.scss'} />
      <p className={controls.note}>
        {code === 'css'
          ? 'Import it after the stylesheet of the library.'
          : 'It replaces the stylesheet of the library.'}
        {Object.keys(theme.dark).length > 0 && (
          <>
            {' '}
            <code>light-dark()</code> follows the property <code>color-scheme</code> of your page.
          </>
        )}
      </p>
    </div>
  );
}

function Contrast({ finding }: { finding: Finding | undefined }) {
  if (!finding) return null;
  const what = finding.needed === 3 ? 'Lines need' : 'Text in nested groups needs';
  return (
    <p className={styles.warning}>
      Contrast {finding.ratio}:1. {what} {finding.needed}:1.
    </p>
  );
}

/** The theme with another value, or without one. */
function withValue(theme: Theme, part: keyof Theme, name: ThemeVariable, value: string | undefined): Theme {
  const { [name]: _, ...others } = theme[part];
  return { ...theme, [part]: value === undefined ? others : { ...others, [name]: value } };
}
