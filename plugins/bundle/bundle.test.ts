import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { pageEngines } from '../../src/engines/registry';
import { chunkOfSample, isOfDocsPages, isOfPages, laterInWorkers, sharedName } from './chunks';
import { brokenExpectations, expectCacheGroup, expectFile, expectModules } from './expectations';
import {
  shortMetadata,
  shortNames,
  shortRegistry,
  shortRoutes,
  shortRoutesChunkNames,
  shortSettings,
} from './generatedLoader.mjs';
import { linesWithCopy } from './libraryCopies';
import { shortenClasses } from './shortClasses';
import { withoutHashes } from './stableNames';

const here = fileURLToPath(import.meta.url);

describe('expectations', () => {
  it('a cache group that is not there', () => {
    const config = { mode: 'production' as const, optimization: { splitChunks: { cacheGroups: { shared: {} } } } };
    expect(() => expectCacheGroup(config, 'common')).toThrow('no cache group "common" any more (shared)');
    expect(() => expectCacheGroup(config, 'shared')).not.toThrow();
    expect(() => expectCacheGroup({ mode: 'production' }, 'common')).toThrow('no cache group "common"');
    // `npm run dev` cuts nothing.
    expect(() => expectCacheGroup({ ...config, mode: 'development' }, 'common')).not.toThrow();
  });
  it('a file that is not there, or says something else', () => {
    expect(() => expectFile('/nowhere.js')).toThrow('/nowhere.js does not exist any more');
    expect(() => expectFile('LICENSE', ['MIT', 'expectFile'])).toThrow('does not contain expectFile');
    expect(expectFile(here, ['expectFile'])).toBe(here);
  });
  it('modules that are missing, and modules that are there', () => {
    const files = ['/a/prism.js', '/a/main.js'];
    expect(brokenExpectations(files, [/main/], [/react-is/])).toEqual([]);
    expect(brokenExpectations(files, [/router/], [/prism/])).toEqual([
      'no module matches /router/',
      '/a/prism.js is part of the bundle',
    ]);
  });
  it('that are broken are an error of the build, which names who had them', () => {
    const errorsOf = (absent: RegExp[]) => {
      const modules = ['/a/prism.js', null].map((file) => ({ nameForCondition: () => file }));
      const errors: Error[] = [];
      const finishModules = { tap: (_: string, check: (found: typeof modules) => void) => check(modules) };
      const compilation = { hooks: { finishModules }, errors };
      expectModules('without-prism', { absent }).apply({
        hooks: { thisCompilation: { tap: (_, begin) => begin(compilation) } },
      });
      return errors.map(({ message }) => message);
    };
    expect(errorsOf([/prism/])).toEqual(['without-prism: /a/prism.js is part of the bundle.']);
    expect(errorsOf([/refractor/])).toEqual([]);
  });
});

describe('chunkOfSample', () => {
  it.each([
    ['/site/docs/_samples/limit-groups-paste.tsx', 'docs-limit'],
    ['/site/versioned_docs/version-5/_samples/export/sql.tsx', '5-export'],
    ['/site/docs/_samples/node_modules/a/index.tsx', undefined],
    ['/site/docs/_samples/export.ts', undefined],
    ['/site/src/demo/page.tsx', undefined],
  ])('%s: %s', (file, name) => expect(chunkOfSample(file)).toBe(name));
  it('there is one for every component among the samples', () => {
    const files = documentedLines().flatMap(({ samples }) =>
      readdirSync(samples, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.tsx') && !file.includes('node_modules'))
        .map((file) => path.resolve(samples, file)),
    );
    expect(files.length).toBeGreaterThan(100);
    expect(files.filter((file) => !chunkOfSample(file))).toEqual([]);
  });
});

it.each([
  ['/site/node_modules/@docusaurus/theme-classic/lib/theme/DocItem/Layout/index.js', true],
  ['/site/src/theme/MDXComponents/index.tsx', true],
  ['/site/src/docs-widgets/Sample/Island.tsx', true],
  ['/site/src/docs-widgets/Sample/styles.module.css', true],
  ['/site/src/docs-widgets/Sample/styles.css', false],
  ['/site/node_modules/@docusaurus/theme-common/lib/hooks/useTOCHighlight.js', true],
  ['/site/node_modules/@docusaurus/plugin-content-docs/lib/client/docsSearch.js', false],
  ['/site/src/theme/DocCard/Heading/Icon/index.tsx', false],
  ['/site/node_modules/@docusaurus/theme-classic/lib/theme/Layout/index.js', false],
  ['/site/src/docs-widgets/Tested/index.tsx', false],
  // home has it, too
  ['/site/src/docs-widgets/HighlightedCode/index.tsx', false],
])('%s is what every docs page needs: %s', (file, is) => expect(isOfDocsPages(file)).toBe(is));

describe('linesWithCopy', () => {
  const lines = documentedLines();
  const copies = linesWithCopy(process.cwd(), lines);
  it('is every line whose release has its parsers in the one module', () => {
    const expected = lines.filter(({ release }) => /^[45]\./.test(release)).map(({ samples }) => samples);
    expect(copies.map(({ samples }) => samples)).toEqual(expected);
  });
  it('names the ES build', () => expect(copies.every(({ module }) => module.endsWith('index.es.js'))).toBe(true));
});

describe('the generated files', () => {
  const registry = `export default {
  "1a2b": [() => import(/* webpackChunkName: "1a2b" */ "@site/a.mdx"), "@site/a.mdx", require.resolveWeak("@site/a.mdx")],
  "3c4d": [() => import(/* webpackChunkName: "3c4d" */ "@site/b.mdx"), "@site/b.mdx", require.resolveWeak("@site/b.mdx")],};`;
  const routes = { '/a-b-0d8': { __comp: '1a2b', __context: { plugin: '3c4d' } }, '/a-b-7c1': { items: ['3c4d'] } };
  it('the registry has short names, and nothing that only the server reads', () => {
    expect(shortRegistry(registry, routes)).toBe(`export default {
  "0": [() => import(/* webpackChunkName: "0" */ "@site/a.mdx")],
  "1": [() => import(/* webpackChunkName: "1" */ "@site/b.mdx")],};`);
    expect(() => shortRegistry('export default {}', routes)).toThrow('registry.js has no');
  });
  it('the contents of docs pages come first, in the order of their routes', () => {
    const pages = { '/b-1': { __comp: '9', content: '3c4d' }, '/a-1': { __comp: '9', content: '1a2b' } };
    expect(shortNames(registry, pages)).toEqual({ '3c4d': '0', '1a2b': '1' });
  });
  it('the routes lead to chunks of these names, each by a key of its own', () => {
    const names = shortNames(registry, routes);
    expect(shortRoutesChunkNames(routes, names)).toEqual({
      '/a-b-0': { __comp: '0', __context: { plugin: '1' } },
      '/a-b-1': { items: ['1'] },
    });
    expect(() => shortRoutesChunkNames({ '/-1': { __comp: '9' } }, names)).toThrow('has the chunk 9');
    const creator = (...of: string[]) => `ComponentCreator(${of.map((word) => `'${word}'`).join(', ')})`;
    expect(shortRoutes(`${creator('/a-b', '7c1')} ${creator('*')}`, routes)).toBe(
      `${creator('/a-b', '1')} ${creator('*')}`,
    );
    expect(() => shortRoutes(creator('/c', '1'), routes)).toThrow('has no /c-1 any more');
  });
  const ofBrowser = {
    ...{
      title: 'A',
      tagline: 'B',
      favicon: 'C',
      url: 'D',
      baseUrl: '/',
      baseUrlIssueBanner: true,
      trailingSlash: false,
    },
    ...{ titleDelimiter: '|', noIndex: false, customFields: {}, themeConfig: {} },
  };
  const source = (value: object) => `/* Docusaurus */\nexport default ${JSON.stringify(value, null, 2)};\n`;
  it('the settings lose those of the build', () => {
    const future = { experimental_router: 'browser' };
    const all = { ...ofBrowser, presets: [1], plugins: [2], future: { ...future, v4: {} } };
    expect(shortSettings(source(all))).toBe(`export default ${JSON.stringify({ ...ofBrowser, future })};`);
    expect(() => shortSettings(source(ofBrowser))).toThrow('has no future any more');
    expect(() => shortSettings('module.exports = {}')).toThrow('has no `export default `');
  });
  it('the metadata loses the versions of plugins', () => {
    expect(shortMetadata('{"docusaurusVersion":"1","pluginVersions":{}}')).toBe('{"docusaurusVersion":"1"}');
    expect(() => shortMetadata('{}')).toThrow('no docusaurusVersion any more');
  });
});

describe('shortenClasses', () => {
  it('names the classes of CSS modules wherever the bundler is told how', () => {
    const rules = { rules: { 0: { use: { options: { modules: { localIdentName: '[local]' } } } }, 1: { test: 'x' } } };
    expect(shortenClasses(rules)).toBe(1);
    expect(rules.rules[0].use.options.modules).toEqual({ localIdentName: '[hash:base64:5]' });
  });
  it('says so where it is told nowhere', () => expect(shortenClasses({ rules: { test: 'x' } })).toBe(0));
});

describe('sharedName', () => {
  const chunk = (name?: string) => ({ name });
  it.each([
    [[chunk('worker-b'), chunk('worker-a')], 'shared+worker-a+worker-b'],
    [[chunk(), chunk('worker-a')], 'shared+worker-a+pages'],
    [[chunk(), chunk('content---docs-intro')], undefined],
  ])('of %j: %s', (users, name) => expect(sharedName(users)).toBe(name));
  it('every worker has a name of its own, those of engines their ids', () => {
    const started = ['src', 'plugins'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        // Hostile programs start workers that are none of the site's.
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !file.startsWith('sandbox/hostile/'))
        .flatMap((file) => readFileSync(path.join(folder, file), 'utf8').match(/new Worker\([^)]*/g) ?? []),
    );
    const names = started.map((text) => /webpackChunkName: 'worker-([\w-]+)'/.exec(text)?.[1] ?? text);
    expect(names.filter((name) => name.includes('('))).toEqual([]);
    expect(new Set(names).size).toBe(names.length);
    expect(names).toEqual(expect.arrayContaining(pageEngines.map(({ id }) => id)));
  });
});

it.each([
  ['runtime~main', true],
  [new Set(['runtime~main']), true],
  [new Set(['0a1b2c', 'runtime~main']), true],
  [new Set(['0a1b2c']), false],
  [undefined, false],
])('what %o runs is of pages: %s', (runtime, is) => expect(isOfPages({ ...(runtime && { runtime }) })).toBe(is));

describe('laterInWorkers', () => {
  const { chunks, name } = laterInWorkers('/any/place');
  it.each([
    [{ runtime: new Set(['0a1b2c']) }, true],
    [{ runtime: new Set(['0a1b2c']), name: 'worker-a' }, false],
    [{ runtime: new Set(['runtime~main']) }, false],
  ])('of %j: %s', (chunk, isTaken) => expect(chunks(chunk)).toBe(isTaken));
  it('are called alike wherever the site is built', () =>
    expect(name({ identifier: () => '/any/place/a-loader.js!/any/place/node_modules/b.js' })).toBe(
      'later+/a-loader.js!/node_modules/b.js',
    ));
});

describe('withoutHashes', () => {
  const table = (hashes: string[]) =>
    `const of = { 1: "${hashes[0]}", 2: "${hashes[1]}", 3: "${hashes[0]}" }, added = 1;`;
  const [here, there] = [
    ['0a1b2c3d4', 'ffffff999'],
    ['123456789', 'abcdefabc'],
  ];
  it('makes the same of two builds, as long as before', () => {
    const { text } = withoutHashes(table(here), here);
    expect(withoutHashes(table(there), there).text).toBe(text);
    expect(text).toHaveLength(table(here).length);
    for (const hash of here) expect(text).not.toContain(hash);
  });
  it('gives the hashes back, whatever was changed around them', () => {
    const { text, restore } = withoutHashes(table(here), here);
    expect(restore(text.replaceAll(' ', ''))).toBe(table(here).replaceAll(' ', ''));
  });
  it('leaves what is no hash', () => expect(withoutHashes('"facade12"', here).text).toBe('"facade12"'));
});
