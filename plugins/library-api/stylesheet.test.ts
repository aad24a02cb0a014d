import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines, latest } from '../../lines/lines';
import { packageFolder } from '../packageFolder';
import { pagesBelow } from '../pagesBelow';

const lines = documentedLines().flatMap((line) => {
  const source = path.join(packageFolder(line.samples), 'dist/query-builder.scss');
  const scss = existsSync(source) ? readFileSync(source, 'utf8') : '';
  const declared = [...scss.matchAll(/^(\$[\w-]+): (.+) !default;$/gm)].map(([, name, value]) => `${name}: ${value}`);
  // v3 has no variables; Next's stand for custom properties, in files of their own.
  return declared.length ? [[line.release, line, declared] as const] : [];
});

it('finds the variables of the latest line', () => expect(lines.map(([, { id }]) => id)).toContain(latest));

describe.each(lines)('stylesheet of %s', (_, line, declared) => {
  it('has variables', () => expect(declared.length).toBeGreaterThan(8));
  it('is described with every SCSS variable and its default', () => {
    const rows = pagesBelow(path.resolve(line.docs)).flatMap((page) => [
      ...readFileSync(page, 'utf8').matchAll(/^\| `(\$rqb-[\w-]+)` \| `([^`]+)` \| .+ \|$/gm),
    ]);
    expect(rows.map(([, name, value]) => `${name}: ${value}`).sort()).toEqual([...declared].sort());
  });
});
