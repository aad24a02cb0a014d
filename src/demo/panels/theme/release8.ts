import { type ReleaseTheme, type ReleaseVariables, valuesIn, withVariables } from './ReleaseTheme';
import type { ThemeValues } from './theme';
import type { ThemeVariable } from './themeVariables';

const unread = 'Custom property only: its SCSS variable has no effect.';

const variables = {
  spacing: { byDefault: '0.5rem' },
  'background-color': { byDefault: 'color-mix(in srgb, transparent, #004bb8 20%)' },
  'base-color': {
    byDefault: '#004bb8',
    note: 'The background is this colour at 20 %. Only SCSS computes it, so the CSS below sets both.',
  },
  'border-color': { byDefault: '#8081a2' },
  'border-style': { byDefault: 'solid' },
  'border-width': { byDefault: '1px' },
  'border-radius': { byDefault: '0.25rem' },
  'branch-indent': { byDefault: '0.5rem', follows: 'spacing', note: unread },
  'branch-color': { byDefault: '#8081a2', follows: 'border-color', note: unread },
  'branch-style': { byDefault: 'solid', follows: 'border-style', note: unread },
  'branch-width': { byDefault: '1px', follows: 'border-width', note: unread },
  'branch-radius': { byDefault: '0.25rem', follows: 'border-radius', note: unread },
  'dnd-drop-indicator-color': { byDefault: 'rebeccapurple' },
  'dnd-drop-indicator-style': { byDefault: 'dashed' },
  'dnd-drop-indicator-width': { byDefault: '2px' },
  'dnd-drop-indicator-copy-color': { byDefault: '#693' },
  'dnd-drop-indicator-copy-style': { byDefault: 'dashed', follows: 'dnd-drop-indicator-style', note: unread },
  'dnd-drop-indicator-copy-width': { byDefault: '2px', follows: 'dnd-drop-indicator-width', note: unread },
  'dnd-drop-indicator-group-color': { byDefault: '#369' },
  'dnd-drop-indicator-group-style': { byDefault: 'dashed' },
  'dnd-drop-indicator-group-width': { byDefault: '2px' },
  'dnd-drop-not-allowed-cursor': { byDefault: 'not-allowed' },
} satisfies ReleaseVariables;
const table: ReleaseVariables = variables;
const names = Object.keys(variables) as ThemeVariable[];

const isRead = (name: ThemeVariable) => table[name]?.note !== unread;
const only = (values: ThemeValues, keep: (name: ThemeVariable) => boolean): ThemeValues =>
  Object.fromEntries(Object.entries(values).filter(([name]) => keep(name as ThemeVariable)));

/**
 * What has to be set again where others are set: the release resolves some on `:root`, and its SCSS gives copies the line of
 * other drops.
 */
function following(set: ThemeValues): ThemeValues {
  const more: ThemeValues = {};
  if (set['base-color']) more['background-color'] = `color-mix(in srgb, transparent, ${set['base-color']} 20%)`;
  for (const name of names) {
    const { follows } = table[name] ?? {};
    if (follows && set[follows]) more[name] = `var(--rqb-${follows})`;
  }
  return more;
}

/** Custom properties of the builder's outermost element. */
const properties = (values: ThemeValues): string => {
  const lines = names.flatMap((name) => (values[name] ? [`  --rqb-${name}: ${values[name]};\n`] : []));
  return lines.length > 0 ? `.queryBuilder {\n${lines.join('')}}\n` : '';
};

/** Release 8 has a custom property for each variable. */
export const release8: ReleaseTheme = {
  variables,
  css(theme) {
    const set = valuesIn(theme, variables);
    return properties({ ...following(set), ...set });
  },
  scss(theme) {
    const set = valuesIn(theme, variables);
    const own = properties(only(set, (name) => !isRead(name)));
    return withVariables(variables, only(set, isRead)) + (own && `\n${own}`);
  },
};
