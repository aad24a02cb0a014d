import { existsSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { documentedLines } from '../../../lines/lines';
import { anchorsOf } from '../../docs-links/links';
import sections from './sections.json' with { type: 'json' };

it('names sections that some line has', () => {
  const lost = Object.keys(sections).filter((key) => {
    const [page = '', anchor] = key.split('#');
    return !documentedLines().some(({ docs }) => {
      const file = path.resolve(docs, `${page}.mdx`);
      return existsSync(file) && (!anchor || anchorsOf(file).has(anchor));
    });
  });
  expect(lost).toEqual([]);
});
