import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { dependencies } from '../../docs/_samples/package.json';
import { versionsOf } from '../../lines/versionOf';
import site from '../../package.json';
import { descriptors } from '../../src/toolkits/descriptors';
import { isToolkitOf, type ToolkitId, toolkits } from '../../src/toolkits/registry';
import type { Toolkit } from '../../src/toolkits/toolkit';
import { filesOf } from './filesOf';

const pins = versionsOf(dependencies);

/** A file of an item; `target` is its path in the project, below `src/` where there is one. */
export type ItemFile = { path: string; type: 'registry:file'; target: string; content: string };
/** An item in the format of shadcn's registries. */
export type Item = {
  $schema: string;
  name: string;
  type: 'registry:block';
  title: string;
  description: string;
  dependencies: string[];
  files: ItemFile[];
  docs: string;
  /** `overrides` are companions that ask npm for another library than runs here. */
  meta: { license: string; overrides?: string[] };
};

/** Whether npm installs a package beside the library only where the project's own package.json allows it, as this site's does. */
const needsOverride = (name: string) => Object.keys(site.overrides).includes(`${name}@${pins[name]}`);

/** Toolkits that have controls for release 8. */
export const kits = toolkits.filter(({ id }) => id !== 'default' && isToolkitOf(id, '8'));

/** The companions of a toolkit that npm refuses without an override. */
export const overridesOf = (id: ToolkitId): string[] => (descriptors[id].packages[8] ?? []).filter(needsOverride);

const folder = 'src/toolkits';
const home = 'components/query-builder';

/** What the module of a toolkit's controls exports to give to the builder. */
const exported = (text: string) =>
  [...text.matchAll(/^export const (\w+(Controls|Classnames))\b/gm)].map(([, name]) => name);

/** How the builder gets the controls. */
function usage(id: ToolkitId, files: Record<string, string>): string {
  const names = exported(files[entryOf(id)] ?? '');
  const own = Object.keys(files).filter((name) => name.endsWith('.css'));
  const [elements, classnames] = ['Controls', 'Classnames'].map((end) => names.find((name) => name?.endsWith(end)));
  const { provider, styles: shipped, wholeStyles = shipped.map(({ file }) => file) } = descriptors[id] as Toolkit;
  const styles = [...wholeStyles, 'react-querybuilder/dist/query-builder.css'];
  const builder = `<QueryBuilder controlElements={${elements}}${classnames ? ` controlClassnames={${classnames}}` : ''} />`;
  return [
    ...styles.map((file) => `import '${file}';`),
    ...own.map((file) => `import '@/${home}/${file}';`),
    ...(provider ? [provider.importLine] : []),
    ...(provider?.theme ? [`import { ${provider.theme} } from '@/${home}/${id}/${provider.theme}';`] : []),
    `import { ${names.join(', ')} } from '@/${home}/${id}/8/controls';`,
    '',
    ...(provider ? [provider.open, `  ${builder}`, provider.close] : [builder]),
  ].join('\n');
}

const entryOf = (id: ToolkitId) => `${id}/8/controls.tsx`;

/**
 * The files that the demo of a toolkit runs with release 8, and their licence: texts by their paths below one folder.
 * @throws if a file that the controls import is not there
 */
export async function codeOf(id: ToolkitId, siteDir: string): Promise<Record<string, string>> {
  const read = (file: string) => readFile(path.join(siteDir, file), 'utf8');
  // Of release 8 alone, where the releases look different.
  const styles = [`${id}/8/styles.css`, `${id}/styles.css`].find((file) =>
    existsSync(path.join(siteDir, folder, file)),
  );
  const theme = (descriptors[id] as Toolkit).provider?.theme;
  return {
    ...(await filesOf(path.join(siteDir, folder), entryOf(id))),
    ...(styles && { [styles]: await read(`${folder}/${styles}`) }),
    ...(theme && { [`${id}/${theme}.ts`]: await read(`${folder}/${id}/${theme}.ts`) }),
    'rows.css': await read(`${folder}/rows.css`),
    LICENSE: await read('LICENSE'),
  };
}

/**
 * The controls of a toolkit for release 8 as an item of a registry: their files, and the packages that they import at the
 * versions that run here.
 * @throws if a file that the controls import is not there
 */
export async function itemOf(id: ToolkitId, siteDir: string): Promise<Item> {
  const label = toolkits.find((toolkit) => toolkit.id === id)?.label ?? id;
  const files = await codeOf(id, siteDir);
  const overrides = overridesOf(id);
  return {
    $schema: 'https://ui.shadcn.com/schema/registry-item.json',
    name: `query-builder-${id}`,
    type: 'registry:block',
    title: `Query builder controls for ${label}`,
    description: `Control elements of react-querybuilder ${pins['react-querybuilder']}, made of ${label}, each with an accessible name.`,
    dependencies: ['react-querybuilder', ...(descriptors[id].packages[8] ?? [])].map((name) => `${name}@${pins[name]}`),
    files: Object.entries(files).map(([name, content]) => ({
      path: `${folder}/${name}`,
      type: 'registry:file',
      target: `${home}/${name}`,
      content,
    })),
    docs: usage(id, files),
    meta: { license: 'MIT', ...(overrides.length > 0 && { overrides }) },
  };
}

/** The list of all items, which leaves their texts out. */
export const registryOf = (items: Item[], homepage: string) => ({
  $schema: 'https://ui.shadcn.com/schema/registry.json',
  name: 'react-querybuilder-controls',
  homepage,
  items: items.map(({ $schema, files, ...item }) => ({ ...item, files: files.map(({ content, ...file }) => file) })),
});
