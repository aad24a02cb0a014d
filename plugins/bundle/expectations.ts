import { existsSync, readFileSync } from 'node:fs';
import type { Plugin } from '@docusaurus/types';
import type { Compilation } from '@rspack/core';
import { inCompilation } from './inCompilation';

type Configuration = Parameters<Extract<Plugin['configureWebpack'], (...args: never[]) => unknown>>[0];
/**
 * Fails the build when Docusaurus has renamed a cache group that we limit or turn off: ours would then be one more
 * group beside its own.
 * @throws if Docusaurus has no cache group of that name
 */
export function expectCacheGroup({ optimization, mode }: Configuration, name: string): void {
  const { splitChunks } = optimization ?? {};
  const groups = typeof splitChunks === 'object' ? splitChunks.cacheGroups : {};
  if (mode === 'production' && !(name in (groups ?? {})))
    throw new Error(
      `Docusaurus' splitChunks has no cache group "${name}" any more (${Object.keys(groups ?? {}).join(', ')}); ` +
        'find what took its place, and change the plugin that names it.',
    );
}

/**
 * A file of a package that a rule or an alias names by its path.
 * @param texts what must stand in it, or the rule has nothing left to do
 * @returns the path
 * @throws if the file is not there or says something else
 */
export function expectFile(file: string, texts: string[] = []): string {
  if (!existsSync(file)) throw new Error(`${file} does not exist any more; find where its content went.`);
  const content = texts.length ? readFileSync(file, 'utf8') : '';
  const missing = texts.filter((text) => !content.includes(text));
  if (missing.length) throw new Error(`${file} does not contain ${missing.join(', ')} any more; is the rule needed?`);
  return file;
}

/** What of some modules is true in a bundle: for each pattern, whether a file that matches it is part of the bundle. */
export function brokenExpectations(files: string[], present: RegExp[], absent: RegExp[]): string[] {
  return [
    ...present.filter((pattern) => !files.some((file) => pattern.test(file))).map((at) => `no module matches ${at}`),
    ...absent.flatMap((pattern) => {
      const found = files.find((file) => pattern.test(file));
      return found ? [`${found} is part of the bundle`] : [];
    }),
  ];
}

/**
 * Bundler plugin that fails the build unless modules are in the bundle or out of it, whatever rule was to see to that.
 * @param name of the plugin that asks, for the message
 */
export const expectModules = (name: string, { present = [] as RegExp[], absent = [] as RegExp[] }) =>
  withModules(name, (files, compilation) => {
    const broken = brokenExpectations(files, present, absent);
    if (broken.length) compilation.errors.push(new Error(`${name}: ${broken.join('; ')}.`));
  });

/**
 * Bundler plugin that is told the files of all modules of a bundle.
 * @param name of the plugin that asks
 */
export const withModules = (name: string, use: (files: string[], compilation: Compilation) => void) =>
  inCompilation(name, (compilation) =>
    compilation.hooks.finishModules.tap(name, (modules) =>
      use(
        [...modules].flatMap((module) => module.nameForCondition() ?? []),
        compilation,
      ),
    ),
  );
