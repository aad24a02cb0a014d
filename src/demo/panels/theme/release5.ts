import { effective, type ReleaseTheme, type ReleaseVariables, valuesIn, withVariables } from './ReleaseTheme';
import { release5Styles } from './release5Styles';
import type { ThemeValues } from './theme';
import type { ThemeVariable } from './themeVariables';

const variables: ReleaseVariables = {
  spacing: { byDefault: '0.5rem' },
  'background-color': { byDefault: 'rgba(0, 75, 183, 0.2)' },
  'border-color': { byDefault: '#8081a2' },
  'border-style': { byDefault: 'solid' },
  'border-width': { byDefault: '1px' },
  'border-radius': { byDefault: '4px' },
  'branch-indent': { byDefault: '0.5rem', follows: 'spacing' },
  'branch-color': { byDefault: '#8081a2', follows: 'border-color' },
  'branch-style': { byDefault: 'solid', follows: 'border-style' },
  'branch-width': { byDefault: '1px', follows: 'border-width' },
  'branch-radius': { byDefault: '4px', follows: 'border-radius' },
  'dnd-drop-indicator-color': { byDefault: 'rebeccapurple', scss: 'dnd-hover-border-bottom-color' },
  'dnd-drop-indicator-style': { byDefault: 'dashed', scss: 'dnd-hover-border-bottom-style' },
  'dnd-drop-indicator-width': { byDefault: '2px', scss: 'dnd-hover-border-bottom-width' },
  'dnd-drop-indicator-copy-color': { byDefault: '#669933', scss: 'dnd-hover-copy-border-bottom-color' },
};

const isSet = (set: ThemeValues, name: ThemeVariable): boolean => {
  const follows = variables[name]?.follows;
  return set[name] !== undefined || (follows !== undefined && isSet(set, follows));
};

/** The declarations of the release's stylesheet that a theme changes, with its values. */
function changed(set: ThemeValues): string {
  const rules = [...release5Styles.matchAll(/([^{}]+)\{\n([^}]*)\}\n/g)].map(
    ([, selectors = '', declarations = '']) => {
      const lines = declarations.match(/.+\n/g) ?? [];
      const kept = lines.filter((line) =>
        [...line.matchAll(/\$([\w-]+)/g)].some(([, name]) => isSet(set, name as ThemeVariable)),
      );
      const filled = kept.map((line) =>
        line.replaceAll(/\$([\w-]+)/g, (_, name) => effective(variables, set, name as ThemeVariable)),
      );
      return filled.length > 0 ? `${selectors}{\n${filled.join('')}}\n` : '';
    },
  );
  return rules.join('');
}

/** Release 5 has SCSS variables only; in CSS, they are the rules that they stand for. */
export const release5: ReleaseTheme = {
  variables,
  css: (theme) => changed(valuesIn(theme, variables)),
  scss: (theme) => withVariables(variables, valuesIn(theme, variables)),
};
