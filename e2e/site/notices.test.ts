import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { builtPage } from '../fixtures/builtPages';

test('the footer’s last line leads to the notices of what the site passes on', () => {
  const $ = builtPage('/docs/intro');
  const link = $('.footer__copyright a').filter((_, each) => $(each).text() === 'Third-party notices');
  const text = readFileSync(`build${link.attr('href')}`, 'utf8');
  // Of the pages, of two releases of the library, of an engine, of the styles and of the data; then of what edited samples
  // alone run with, by which types of theirs are checked, and of their frame.
  for (const name of [
    'react 18',
    'react-querybuilder 5',
    'react-querybuilder 8',
    'sql.js',
    'bootstrap 5',
    'vega-datasets',
    'framer-motion',
    'bootstrap-icons',
    'typescript',
    'node-inspect-extracted',
  ])
    expect(text).toContain(`\n${name}`);
});
