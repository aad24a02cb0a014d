import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { blendOver, contrastFindings, pages } from './contrast';
import type { ThemeValues } from './theme';
import { releaseThemes } from './themeCss';

const findings = (values: ThemeValues, dark: ThemeValues = {}, mode: 'light' | 'dark' = 'light') =>
  contrastFindings({ values, dark }, releaseThemes['8'].variables, mode);

describe('the contrast of a theme', () => {
  it('is that of this site', () => {
    const css = readFileSync('src/css/site.css', 'utf8');
    const found = (name: string) =>
      [...css.matchAll(new RegExp(`--ifm-${name}: (.*);`, 'g'))].map(([, color]) => color);
    expect(found('background-color')).toEqual(['#fff', pages.dark.ground]);
    expect(found('font-color-base')).toEqual([pages.light.text, pages.dark.text]);
  });
  it('sees through what is translucent', () => {
    expect(blendOver('#0000007f', '#ffffff')).toBe('#808080');
    expect(blendOver('#123456', '#ffffff')).toBe('#123456');
  });
  it('is enough for the colours of the release, and for nothing', () => {
    expect(findings({})).toEqual([]);
    expect(findings({ 'background-color': '#004bb71a', 'border-color': '#5a5b80' })).toEqual([]);
  });
  it('is too little for lines that are hardly seen, on the page or in a group', () => {
    expect(findings({ 'border-color': '#cccccc' })).toEqual([{ variable: 'border-color', ratio: 1.6, needed: 3 }]);
    expect(findings({ 'border-color': '#8081a2' })).toEqual([]);
    expect(findings({ 'border-color': '#8081a2', 'background-color': '#8081a2' })).toEqual([
      { variable: 'background-color', ratio: 4.21, needed: 4.5 },
      { variable: 'border-color', ratio: 1, needed: 3 },
    ]);
  });
  it('is of the text in groups that lie in groups', () => {
    expect(findings({ 'background-color': '#00000040' })).toMatchObject([
      { variable: 'background-color', needed: 4.5 },
    ]);
    expect(findings({ 'background-color': '#00000020' })).toEqual([]);
    expect(findings({ 'base-color': '#000000' })).toMatchObject([{ variable: 'base-color', needed: 4.5 }]);
    expect(findings({ 'base-color': '#000000' }, {}, 'dark')).toEqual([]);
  });
  it('is that of the mode', () => {
    const white: ThemeValues = { 'background-color': '#ffffff' };
    expect(findings(white)).toEqual([]);
    expect(findings(white, {}, 'dark')).toMatchObject([{ variable: 'background-color', needed: 4.5 }]);
    expect(findings(white, { 'background-color': '#000000' }, 'dark')).toEqual([]);
  });
});
