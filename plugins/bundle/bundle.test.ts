import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { pageEngines } from '../../src/engines/registry';
import { chunkOfSample, isOfDocsPages, isOfPages, laterInWorkers, sharedName } from './chunks';
import { brokenExpectations, expectCacheGroup, expectFile, expectModules } from './expectations';
import { linesWithCopy } from './libraryCopies';
import { grammarsIn } from './pureParsers';
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
        hooks: { thisCompilation: { tap: (_: string, begin: (of: unknown) => void) => begin(compilation) } },
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

describe('grammarsIn', () => {
  it.each(linesWithCopy(process.cwd(), documentedLines()))('are two in the library of $samples', ({ module }) =>
    expect(grammarsIn(readFileSync(module, 'utf8'))).toHaveLength(2),
  );
  it('are looked at by a person when there are others', () =>
    expect(() => grammarsIn('var a = function() {\n}();')).toThrow('1 functions are called at the top'));
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
    const started = ['src', 'packages', 'plugins'].flatMap((folder) =>
      readdirSync(folder, { recursive: true, encoding: 'utf8' })
        // Those of the build are none of the site's.
        .filter((file) => /(?<!\.test)\.tsx?$/.test(file) && !/^finish\//.test(file))
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
