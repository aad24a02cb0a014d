import type { LineRuntime } from '../manifest';
import type { Program } from './runner';

const library = 'react-querybuilder';

/** What a release lacks of a program: packages and names, and what it has elsewhere, as it is imported there. */
export type Missing = { names: string[]; elsewhere: { name: string; statement: string }[] };

/** What stands in the braces of an import, by the names that the module has for it. */
const namesIn = (what: string) => {
  const [, inside = ''] = /\{([^}]*)\}/.exec(what) ?? [];
  return Array.from(inside.matchAll(/(?:^|,)\s*(?:type )?([^\s,]+)/g), ([, name]) => name as string);
};

const statementOf = (name: string, from: string) =>
  from === 'default' ? `import ${name} from '${library}';` : `import { ${name} } from '${from}';`;

/** What a program imports of the library, and of packages, that a line's release does not have. Types are among it. */
export function missingIn({ text }: Program, { api, modules }: Pick<LineRuntime, 'api' | 'modules'>): Missing {
  const names = new Set<string>();
  const elsewhere = new Map<string, string>();
  for (const [, isType, what = '', from = ''] of text.matchAll(
    /^import (type )?([^'";]*?)(?:from )?['"]([^.'"][^'"]*)['"]/gm,
  )) {
    if (!isType && !Object.hasOwn(modules, from)) names.add(from);
    if (from !== library && !from.startsWith(`${library}/`)) continue;
    for (const name of namesIn(what)) {
      const [place, ...others] = Object.hasOwn(api, name) ? (api[name] ?? []) : [];
      if (place === undefined) {
        if (from === library) names.add(name);
      } else if (![place, ...others].includes(from)) elsewhere.set(name, statementOf(name, place));
    }
  }
  return { names: [...names], elsewhere: Array.from(elsewhere, ([name, statement]) => ({ name, statement })) };
}
