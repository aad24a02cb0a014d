import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { comparedReleases, type Release } from '../../lines/lines';
import { pageText } from '../../lines/pinsInText';
import { packageFolder } from '../packageFolder';

/** Packages that a release's types import, and that neither come with it nor are asked of those who install it. */
function undeclared({ samples, installedAs }: Release): string[] {
  const folder = packageFolder(samples, installedAs);
  const { dependencies, peerDependencies } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const declared = { ...dependencies, ...peerDependencies };
  const files = (readdirSync(path.join(folder, 'dist'), { recursive: true }) as string[]).filter((file) =>
    /\.d\.m?ts$/.test(file),
  );
  const imported = files.flatMap((file) => {
    const text = readFileSync(path.join(folder, 'dist', file), 'utf8');
    return [...text.matchAll(/\b(?:from|import\()\s*["']((?:@[\w-]+\/)?[\w-]+)/g)].map((found) => found[1] as string);
  });
  const ownTypes = (name: string) => `@types/${name.replace(/^@/, '').replace('/', '__')}`;
  return [...new Set(imported)].filter(
    (name) => name !== 'react-querybuilder' && !(name in declared) && !(ownTypes(name) in declared),
  );
}

it('the page on version 7 names what its types import and do not install', () => {
  const seven = comparedReleases().find(({ major }) => major === '7') as Release;
  const page = pageText('docs/migrate-to-7.mdx');
  expect(undeclared(seven)).toContain('type-fest');
  expect(undeclared(seven).filter((name) => !page.includes(`\`${name}\``))).toEqual([]);
});
