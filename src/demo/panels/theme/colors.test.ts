import { expect, it } from 'vitest';
import { colorOf, withColor, withoutAlpha } from './colors';
import { releaseThemes } from './themeCss';
import { isValueOf, kindOf, type ThemeVariable } from './themeVariables';

it.each([
  ['#693', '#669933'],
  ['rebeccapurple', '#663399'],
  [' rgb(0 75 183 / 20%) ', '#004bb733'],
  ['hsl(120, 100%, 50%)', '#00ff00'],
  ['oklch(1 0 0)', '#ffffff'],
  ['color-mix(in srgb, transparent, #004bb8 20%)', '#004bb833'],
  ['red; }', undefined],
  ['var(--x)', undefined],
  ['', undefined],
])('reads %s', (text, color) => expect(colorOf(text)).toBe(color));

it('reads every colour of the releases as one that a theme takes', () => {
  for (const { variables } of Object.values(releaseThemes))
    for (const [name, { byDefault }] of Object.entries(variables))
      if (kindOf(name as ThemeVariable) === 'color')
        expect(isValueOf(name as ThemeVariable, colorOf(byDefault)), `${name}: ${byDefault}`).toBe(true);
});

it('keeps the transparency when another colour is picked', () => {
  expect(withColor('rgba(0, 75, 183, 0.2)', '#123456')).toBe('#12345633');
  expect(withColor('#8081a2', '#123456')).toBe('#123456');
  expect(withoutAlpha('#004bb733')).toBe('#004bb7');
});
