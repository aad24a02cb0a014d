import { readFileSync } from 'node:fs';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, describe, expect, it, vi } from 'vitest';
import buildCache from '.';
import { cacheVersion } from './cacheVersion';
import { codeOfBuild } from './codeOfBuild';

const variables = [...readFileSync('config/env.ts', 'utf8').matchAll(/read\('(\w+)'\)/g)].map(([, name]) => name ?? '');

/** The version that a build would have with these variables, which config/env.ts reads anew. */
async function versionWith(name?: string, value = ''): Promise<string> {
  for (const variable of variables) vi.stubEnv(variable, variable === name ? value : '');
  vi.resetModules();
  const { env } = await import('../../config/env');
  return cacheVersion(env, { 'plugins/a.ts': '' });
}

describe('the version of the persistent cache', () => {
  afterEach(() => vi.unstubAllEnvs());
  it('is the same for the same settings', async () => expect(await versionWith()).toBe(await versionWith()));
  it.each(variables)('changes with %s, and with its value', async (name) => {
    const versions = [await versionWith(), await versionWith(name, 'one'), await versionWith(name, 'two')];
    expect(new Set(versions).size).toBe(3);
  });
  it('knows variables of config/env.ts', () => expect(variables).toContain('ALGOLIA_APP_ID'));
  it('changes with the text and with the name of build-time code', () => {
    const of = (code: Record<string, string>) => cacheVersion({}, code);
    expect(new Set([of({ a: '1' }), of({ a: '2' }), of({ b: '1' }), of({ a: '1', b: '1' })]).size).toBe(4);
    expect(of({ a: '1', b: '2' })).toBe(of({ b: '2', a: '1' }));
  });
});

describe('the cache of the bundler', () => {
  const configure = (config: object) =>
    (buildCache({ siteDir: '.' } as LoadContext, { settings: {} }).configureWebpack as (of: object) => unknown)(config);
  const ofDocusaurus = {
    cache: true,
    mode: 'production',
    experiments: { cache: { type: 'persistent', version: 'theirs' } },
  };

  it('has our version beside that of Docusaurus', () =>
    expect(configure(ofDocusaurus)).toEqual({
      experiments: { cache: { version: expect.stringMatching(/^theirs-\w{6,}$/) } },
    }));
  it.each([
    { ...ofDocusaurus, cache: false },
    { ...ofDocusaurus, mode: 'development' },
  ])('is left alone: %o', (config) => expect(configure(config)).toEqual({}));
  it.each([{}, { cache: { type: 'memory', version: 'theirs' } }, { cache: { type: 'persistent' } }])(
    'fails the build where Docusaurus sets it in another way: %o',
    (experiments) =>
      expect(() => configure({ ...ofDocusaurus, experiments })).toThrow('build-cache: Docusaurus no longer'),
  );
});

describe('the build-time code', () => {
  const code = codeOfBuild('.');
  it.each([
    'plugins/remark-samples/index.ts',
    'plugins/highlight-code/loader.mjs',
    'src/ui/LiveCode/codeMarkup.ts',
    'config/docs.ts',
    'lines/lines.ts',
    'plugins/address/sections.json',
    'docusaurus.config.ts',
    'package-lock.json',
    'versioned_docs/version-4/_samples/package.json',
  ])('has %s', (file) => expect(code[file]).toBe(readFileSync(file, 'utf8')));
  it('has no tests', () => expect(Object.keys(code).filter((file) => file.includes('.test.'))).toEqual([]));
});
