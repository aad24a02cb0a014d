import type { LineRuntime } from '../manifest';
import type { Program } from './runner';

const library = 'react-querybuilder';

/** What a program imports of the library, and of packages, that a line's release does not have: names and packages. */
export function missingIn({ text }: Program, { api, modules }: Pick<LineRuntime, 'api' | 'modules'>): string[] {
  const imports = [...text.matchAll(/^import (type )?([^'";]*?)(?:from )?['"]([^.'"][^'"]*)['"]/gm)].map(
    ([, isType, what = '', from = '']) => ({ isType: Boolean(isType), what, from }),
  );
  const packages = imports.filter(({ isType, from }) => !isType && !Object.hasOwn(modules, from));
  const names = imports
    .filter(({ from }) => from === library)
    .flatMap(({ what }) => /\{([^}]*)\}/.exec(what)?.[1]?.split(',') ?? [])
    .map(
      (part) =>
        part
          .trim()
          .replace(/^type /, '')
          .split(' as ')[0] ?? '',
    )
    .filter((name) => name && !api.includes(name));
  return [...new Set([...packages.map(({ from }) => from), ...names])];
}
