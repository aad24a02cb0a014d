import { existsSync, mkdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { checkProject, packagesFrom, projectFolder, removeProject } from '@site/e2e/fixtures/project';
import { viteProject } from '@site/src/demo/panels/code/viteProject';
import { expect, it } from 'vitest';
import { pagesBelow } from '../pagesBelow';
import { filesOf, importsIn } from './filesOf';
import { type Item, itemOf, kits, overridesOf, registryOf } from './itemOf';

const items = await Promise.all(kits.map(({ id }) => itemOf(id, process.cwd())));
const each = items.map((item): [string, Item] => [item.name, item]);

it('each names the companions that npm refuses without an override', () =>
  expect(
    Object.fromEntries(kits.flatMap(({ id }) => (overridesOf(id).length > 0 ? [[id, overridesOf(id)]] : []))),
  ).toEqual({
    material: ['@react-querybuilder/material'],
    mantine: ['@react-querybuilder/mantine'],
  }));

it.each(each)('%s has every file and names every package that its files import', (_, { files, dependencies }) => {
  const targets = files.map(({ target }) => target);
  const packages = [...dependencies.map((name) => name.replace(/(?<=.)@.*/, '')), 'react'];
  const imports = files
    .filter(({ target }) => /\.tsx?$/.test(target))
    .flatMap(({ target, content }) => importsIn(content).map((name) => ({ target, name })));
  expect(imports.length).toBeGreaterThan(5);
  const missing = imports.filter(({ target, name }) => {
    const file = path.posix.join(path.posix.dirname(target), name);
    return name.startsWith('.')
      ? !targets.some((other) => other.replace(/\.tsx?$/, '') === file)
      : !packages.some((known) => name === known || name.startsWith(`${known}/`));
  });
  expect(missing).toEqual([]);
});

it('all of them compile strictly in one empty project, used as each item says', async () => {
  const folder = projectFolder();
  const code = items.map(({ docs }, index) => {
    const [imports = '', element = ''] = docs.replaceAll('@/', './').split('\n\n');
    return { imports, element: `const element${index} = ${element};` };
  });
  const main = [`import { QueryBuilder } from 'react-querybuilder';`, ...code.map(({ imports }) => imports)];
  const elements = code.map((_, index) => `{element${index}}`).join('');
  const app = [...main, ...code.map(({ element }) => element), `export const App = () => <>${elements}</>;`].join('\n');
  const sources = Object.fromEntries(items.flatMap(({ files }) => files.map((file) => [file.target, file.content])));
  const project = viteProject({
    name: 'items',
    dependencies: {},
    flavour: 'ts',
    sources: { ...sources, 'App.tsx': app },
  });
  for (const [file, text] of Object.entries(project)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
    writeFileSync(path.join(folder, file), text);
  }
  symlinkSync(path.resolve(packagesFrom[8], 'node_modules'), path.join(folder, 'node_modules'));
  const said = await checkProject(folder).then(
    () => '',
    ({ stdout }) => stdout,
  );
  removeProject(folder);
  expect(said).toBe('');
  // TypeScript reads every toolkit here, beside whatever else the machine does.
}, 180_000);

it('the list has all items, without their texts and without items of others', () => {
  const { items: listed } = registryOf(items, 'https://example.com/');
  expect(listed.map(({ name }) => name)).toEqual(items.map(({ name }) => name));
  expect(JSON.stringify(listed)).not.toMatch(/"content"|registryDependencies/);
});

it('a file that is imported and not there is an error', () =>
  expect(filesOf(process.cwd(), 'src/toolkits/nothing')).rejects.toThrow('src/toolkits/nothing is not there'));

it('every toolkit with controls has a page, and its picture in both modes', () => {
  const pages = pagesBelow('docs/toolkits').map((page) => readFileSync(page, 'utf8'));
  for (const { id } of kits) {
    expect(
      pages.filter((text) => text.includes(`<ToolkitControls toolkit="${id}" />`)),
      id,
    ).toHaveLength(1);
    for (const mode of ['light', 'dark']) expect(existsSync(`static/img/toolkits/${id}-${mode}.webp`), id).toBe(true);
  }
});
