import * as v from 'valibot';

/**
 * What the stylesheets of the library can be told, under the names of the newest release's variables without `--rqb-`.
 * The end of a name says what it takes. Links and files name them so.
 */
export const themeVariables = [
  'spacing',
  'background-color',
  'base-color',
  'border-color',
  'border-style',
  'border-width',
  'border-radius',
  'branch-indent',
  'branch-color',
  'branch-style',
  'branch-width',
  'branch-radius',
  'dnd-drop-indicator-color',
  'dnd-drop-indicator-style',
  'dnd-drop-indicator-width',
  'dnd-drop-indicator-copy-color',
  'dnd-drop-indicator-copy-style',
  'dnd-drop-indicator-copy-width',
  'dnd-drop-indicator-group-color',
  'dnd-drop-indicator-group-style',
  'dnd-drop-indicator-group-width',
  'dnd-drop-not-allowed-cursor',
] as const;
export type ThemeVariable = (typeof themeVariables)[number];

export const lineStyles = [
  'solid',
  'dashed',
  'dotted',
  'double',
  'groove',
  'ridge',
  'inset',
  'outset',
  'none',
  'hidden',
] as const;
export const cursorValues = ['not-allowed', 'no-drop', 'default', 'help', 'wait', 'grab', 'grabbing', 'move'] as const;
export const lengthUnits = ['px', 'rem', 'em'] as const;

/** What a variable takes. No value is CSS of any other kind, because values become part of a stylesheet. */
const kinds = {
  color: v.pipe(v.string(), v.regex(/^#[\da-f]{6}([\da-f]{2})?$/)),
  style: v.picklist(lineStyles),
  cursor: v.picklist(cursorValues),
  length: v.pipe(v.string(), v.regex(/^(\d|[1-9]\d)(\.\d{1,3})?(px|rem|em)$/)),
};
export type ThemeKind = keyof typeof kinds;

export const kindOf = (variable: ThemeVariable): ThemeKind => {
  const end = variable.slice(variable.lastIndexOf('-') + 1);
  return end === 'color' || end === 'style' || end === 'cursor' ? end : 'length';
};

/** Whether a variable takes a value. */
export const isValueOf = (variable: ThemeVariable, value: unknown): value is string =>
  v.is(kinds[kindOf(variable)], value);

const entries = (variables: readonly ThemeVariable[]) =>
  v.strictObject(Object.fromEntries(variables.map((name) => [name, v.optional(kinds[kindOf(name)])])));

/** A theme that anybody may have written. */
export const themeSchema = v.strictObject({
  values: entries(themeVariables),
  dark: entries(themeVariables.filter((name) => kindOf(name) === 'color')),
});
