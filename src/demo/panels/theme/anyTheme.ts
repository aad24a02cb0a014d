import fc from 'fast-check';
import type { Theme, ThemeValues } from './theme';
import { cursorValues, kindOf, lineStyles, type ThemeVariable, themeVariables } from './themeVariables';

const color = fc
  .tuple(fc.integer({ min: 0, max: 0xffffff }), fc.option(fc.integer({ min: 0, max: 255 }), { nil: undefined }))
  .map(([rgb, alpha]) => `#${rgb.toString(16).padStart(6, '0')}${alpha?.toString(16).padStart(2, '0') ?? ''}`);
const kinds = {
  color,
  style: fc.constantFrom(...lineStyles),
  cursor: fc.constantFrom(...cursorValues),
  length: fc
    .tuple(fc.integer({ min: 1, max: 9999 }), fc.constantFrom('px', 'rem', 'em'))
    .map(([hundredths, unit]) => `${hundredths / 100}${unit}`),
};
const values = (names: readonly ThemeVariable[]): fc.Arbitrary<ThemeValues> =>
  fc.record(Object.fromEntries(names.map((name) => [name, kinds[kindOf(name)]])), { requiredKeys: [] });

/** For tests: any theme that a visitor can make. */
export const anyTheme: fc.Arbitrary<Theme> = fc.record({
  values: values(themeVariables),
  dark: values(themeVariables.filter((name) => kindOf(name) === 'color')),
});
