import type { Theme, ThemeValues } from './theme';
import type { ThemeVariable } from './themeVariables';

/** A variable of a release's stylesheet. */
export type ReleaseVariable = {
  /** Name of the SCSS variable, without `$rqb-`, where it differs. */
  scss?: string;
  /** The release's own value, as its stylesheet has it. */
  byDefault: string;
  /** The variable whose value it takes when it has none of its own. */
  follows?: ThemeVariable;
  /** What is to be known of it. */
  note?: string;
};
export type ReleaseVariables = Partial<Record<ThemeVariable, ReleaseVariable>>;

/** What a release's stylesheet can be told, and how. */
export type ReleaseTheme = {
  variables: ReleaseVariables;
  /** The CSS that overrides the stylesheet of the release; nothing for a theme that sets nothing. */
  css: (theme: Theme) => string;
  /** SCSS that compiles the release's stylesheet with the theme. */
  scss: (theme: Theme) => string;
};

/** What a variable comes to: its own value, that of the variable it follows, or the release's. */
export function effective(variables: ReleaseVariables, values: ThemeValues, name: ThemeVariable): string {
  const { follows, byDefault = '' } = variables[name] ?? {};
  return values[name] ?? (follows ? effective(variables, values, follows) : byDefault);
}

/** The variables of a release that a theme sets, each with its value in CSS. */
export function valuesIn({ values, dark }: Theme, variables: ReleaseVariables): ThemeValues {
  const set: ThemeValues = {};
  for (const name of Object.keys(variables) as ThemeVariable[]) {
    // One value for both modes, which follows the page's `color-scheme`.
    if (dark[name]) set[name] = `light-dark(${effective(variables, values, name)}, ${dark[name]})`;
    else if (values[name]) set[name] = values[name];
  }
  return set;
}

const module = "@use 'react-querybuilder/dist/query-builder'";

/** SCSS that compiles the release's stylesheet with values for its variables. */
export function withVariables(variables: ReleaseVariables, values: ThemeValues): string {
  const lines = Object.entries(values).map(
    ([name, value]) => `  $rqb-${variables[name as ThemeVariable]?.scss ?? name}: ${value},\n`,
  );
  return lines.length > 0 ? `${module} with (\n${lines.join('')});\n` : `${module};\n`;
}
