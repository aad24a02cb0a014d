import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { docsOf, toolkits } from './registry';

const folders = { 5: 'versioned_docs/version-5', 8: 'docs' };

it.each(toolkits)('the docs of $label are there', ({ id, releases }) => {
  for (const release of releases) {
    const [page = '', heading] = docsOf(id, release).split('#');
    const file = `${folders[release]}${page.replace(/^\/docs(\/next)?/, '')}.mdx`;
    expect(existsSync(file), file).toBe(true);
    if (heading)
      expect(readFileSync(file, 'utf8').toLowerCase().replaceAll(' ', '-'), file).toContain(`\n##-${heading}\n`);
  }
});
