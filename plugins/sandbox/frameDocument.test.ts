import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { frameDocument } from './frameDocument';

test('the document of the frame has the colours of the site in both modes', () => {
  const css = readFileSync('src/css/site.css', 'utf8');
  const valuesOf = (property: string) =>
    [...css.matchAll(new RegExp(`${property}: (#\\w+);`, 'g'))].map(([, value]) => value);
  const text = valuesOf('--ifm-font-color-base');
  const ground = valuesOf('--ifm-background-surface-color');
  const inFrame = [...frameDocument().matchAll(/color:(#\w+);background:(#\w+);/g)];
  expect(inFrame.map(([, color]) => color)).toEqual(text);
  expect(inFrame.map(([, , background]) => background)).toEqual(ground);
  expect(inFrame).toHaveLength(2);
});
