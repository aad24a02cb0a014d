import { folderOf, latest, workspaceOf } from './line';

/**
 * The text of `registry.ts`: a bundler must read every import in the source, so the docs versions are written there by
 * `npm run docs:version` and `npm run docs:drop`.
 * @param ids docs versions, newest first, without `current`
 */
export function registryText(ids: string[]): string {
  const name = (id: string) => (id === 'current' ? 'next' : `v${id}`);
  const all = ['current', ...ids];
  const imports = all.map((id) => `import ${name(id)} from '../${folderOf(id)}/_samples/package.json';`);
  const entries = all.map(
    (id) => `  {
    ...describeLine('${id}', ${name(id)}.dependencies['react-querybuilder'], ${name(id)}.line),
    load: () => import(/* webpackExports: ['formatQuery', 'version'] */ '${workspaceOf(id)}/release'),
  },`,
  );
  return `// Written by \`npm run docs:version\` and \`npm run docs:drop\` from versions.json; see registryText.ts.
${imports.sort((a, b) => (a.split("'")[1] as string).localeCompare(b.split("'")[1] as string)).join('\n')}
import { describeLine } from './line';
import type { Release } from './releaseImports';

/**
 * The documented lines, newest first, for code that runs in the browser. Each release comes when it is first asked for;
 * only two of its exports are named, because what one part of the site uses of a release all samples of that line load.
 */
export const lines: Release[] = [
${entries.join('\n')}
];

export const nextLine = lines[0] as Release;
/** The line at /docs, whose library the home page and the demos run. */
export const latestLine = lines[${all.indexOf(latest)}] as Release;
`;
}
