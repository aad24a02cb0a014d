import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { entryOf, packageFolder, subPathsOf } from '../packageFolder';
import { pagesBelow } from '../pagesBelow';
import { isRuntime } from './api';
import { coverage } from './coverage';
import { declarationsPage, explainedBelow } from './explained';
import { lineApi } from './lineApi';

const lines = documentedLines().map((line) => [line.release, line] as const);

/** Entries whose declarations name what no reader can import. */
const declaredOnly: Record<string, string[]> = {
  'react-querybuilder/async': ['sliceName'],
  'react-querybuilder/history': ['sliceName'],
};

describe.each(lines)('%s', (_, line) => {
  const folder = packageFolder(line.samples);

  it.each(subPathsOf(folder))(
    'has at runtime what its types declare: %s',
    async (subPath) => {
      const specifier = `react-querybuilder${subPath.slice(1)}`;
      const names = Object.keys(await import(/* @vite-ignore */ entryOf(folder, subPath))).filter(
        (name) => !/^(default|__esModule|module\.exports)$/.test(name),
      );
      // `/debug` offers the names of the package itself again.
      const from = specifier.replace(/\/debug$/, '');
      const declared = lineApi(line).exports.filter((each) => isRuntime(each) && each.from.includes(from));
      const nowhere = declaredOnly[specifier] ?? [];
      // v3 offers its component as the default export only.
      if (line.id === '3') nowhere.push('QueryBuilder');
      expect(names).not.toEqual([]);
      expect(declared.map(({ name }) => name).sort()).toEqual([...names, ...nowhere].sort());
    },
    30_000,
  );
});

describe.each(lines)('pages of %s', (release, line) => {
  it('explains every runtime export and every prop', () => {
    const { runtime, props, types, needlesslyAllowed } = coverage(line);
    console.log(
      `${release}: ${runtime.total - runtime.missing.length} of ${runtime.total} runtime exports, ` +
        `${props.total - props.missing.length} of ${props.total} props and ${types.explained} of ${types.total} types explained`,
    );
    expect({ runtime: runtime.missing, props: props.missing, needlesslyAllowed }).toEqual({
      runtime: [],
      props: [],
      needlesslyAllowed: [],
    });
  }, 30_000);

  it('lists every name on one page', () => {
    const lists = pagesBelow(path.resolve(line.docs)).filter((page) =>
      /^<ApiIndex \/>$/m.test(readFileSync(page, 'utf8')),
    );
    expect(lists, 'one page of the line has an <ApiIndex />').toHaveLength(1);
  });

  it('declares what no page explains, by the entry that exports it', () => {
    const explained = explainedBelow(path.resolve(line.docs));
    const rest = lineApi(line).exports.filter(({ name }) => !explained.has(name));
    const page = path.resolve(line.docs, `${declarationsPage}.mdx`);
    const shown = existsSync(page) ? readFileSync(page, 'utf8') : '';
    const missing = [...new Set(rest.map(({ from }) => from[0]?.split('/')[1]))].filter(
      (entry) => !shown.includes(entry ? `<ApiDeclarations from="${entry}" />` : '<ApiDeclarations />'),
    );
    expect(missing, `entries without <ApiDeclarations /> on ${declarationsPage}`).toEqual([]);
  });
});
