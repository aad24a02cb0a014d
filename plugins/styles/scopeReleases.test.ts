import path from 'node:path';
import postcss from 'postcss';
import { expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { packageFolder } from '../packageFolder';
import { scopeReleaseStyles } from './scopeReleases';

const run = (css: string, from: string) => postcss([scopeReleaseStyles()]).process(css, { from }).css;

it.each(documentedLines())('the styles of $release are those of its release alone, as specific as before', (line) => {
  const file = path.join(packageFolder(line.samples), 'dist/query-builder.css');
  const scope = `:where([data-release="${line.release.split('.')[0]}"])`;
  const scoped = run(':root { --a: b }\n.rule { gap: 1px }', file);
  expect(scoped.replace(/\s+/g, ' ')).toBe(`${scope} { --a: b } ${scope} { .rule { gap: 1px }}`);
});

it('other styles stay as they are', () => expect(run('.rule { }', '/site/src/css/site.css')).toBe('.rule { }'));
