// @vitest-environment jsdom
import { inspect } from 'node:util';
import { cleanup, render } from '@testing-library/react';
import type { ComponentType } from 'react';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { comparedReleases, type Release } from '../../lines/lines';
import { entryOf, packageFolder } from '../packageFolder';
import { releaseApi } from './lineApi';
import { type Observed, observedFile } from './observed';

type Library = {
  QueryBuilder?: ComponentType<Record<string, unknown>>;
  default: ComponentType<Record<string, unknown>>;
  formatQuery: (query: unknown, format: string) => unknown;
};

const rule = (field: string, operator: string, value: unknown, more = {}) => ({
  id: 'r',
  field,
  operator,
  value,
  ...more,
});
const group = (rules: unknown[], more = {}) => ({ id: 'g', combinator: 'and', rules, ...more });

/** Small queries on which releases are known to differ; ids are fixed, so that every output is the same in each run. */
const queries: Record<string, unknown> = {
  'a number': group([rule('year', '>', 1950)]),
  'a number as text': group([rule('year', '>', '1950')]),
  'a quote': group([rule('name', '=', "O'Brien")]),
  contains: group([rule('name', 'contains', '50%')]),
  null: group([rule('name', 'null', '')]),
  'in a list': group([rule('genre', 'in', 'Drama,Comedy')]),
  between: group([rule('year', 'between', '1950,1960')]),
  'another field': group([rule('gross', '>', 'budget', { valueSource: 'field' })]),
  not: group([rule('year', '=', '1950')], { not: true }),
  'an empty group': group([]),
  'a placeholder': group([rule('~', '=', '')]),
};

const load = ({ samples, installedAs }: Release): Promise<Library> =>
  import(/* @vite-ignore */ entryOf(packageFolder(samples, installedAs)));

/** What a control element is given when `QueryBuilder` has no props of its own. */
function observeDefaults({ QueryBuilder, default: only }: Library, props: string[]): Observed['defaults'] {
  const Builder = QueryBuilder ?? only;
  let seen: Record<string, unknown> = {};
  const onQueryChange = vi.fn();
  const ruleGroup = ({ schema }: { schema: Record<string, unknown> }) => {
    seen = schema;
    return null;
  };
  render(<Builder controlElements={{ ruleGroup }} onQueryChange={onQueryChange} />);
  seen = { ...seen, enableMountQueryChange: onQueryChange.mock.calls.length > 0 };
  return Object.fromEntries(
    props.flatMap((name) => (typeof seen[name] === 'boolean' ? [[name, seen[name]]] : [])),
  ) as Observed['defaults'];
}

const print = (value: unknown) =>
  (typeof value === 'string' ? value : inspect(value, { depth: Number.POSITIVE_INFINITY, breakLength: 90 })).split(
    '\n',
  );

function observeOutputs({ formatQuery }: Library, formats: string[]): Observed['outputs'] {
  const run = (format: string, query: unknown) => {
    try {
      return print(formatQuery(query, format));
    } catch (error) {
      return [`throws ${(error as Error).message}`];
    }
  };
  return Object.fromEntries(
    formats.map((format) => [
      format,
      Object.fromEntries(Object.entries(queries).map(([name, query]) => [name, run(format, query)])),
    ]),
  );
}

afterEach(cleanup);

// `npm run capture` rewrites the checked-in observations; without it a changed one fails with a diff.
describe('observed', () => {
  it.each(comparedReleases().map((release) => [release.release, release] as const))(
    '%s',
    async (_, release) => {
      const { exports, props } = releaseApi(release);
      const formats =
        exports.find(({ name }) => name === 'ExportFormat')?.declaration.match(/(?<=["'])\w+(?=["'])/g) ?? [];
      const library = await load(release);
      // Formats that need another library, or that only repeat the query, have nothing to compare.
      const compared = formats.filter(
        (format) => !/^(json|json_without_ids|drizzle|sequelize|tanstack_db|prisma)$/.test(format),
      );
      const observed: Observed = {
        defaults: observeDefaults(
          library,
          props.map(({ name }) => name),
        ),
        outputs: observeOutputs(library, [...new Set(compared)]),
      };
      await expect(`${JSON.stringify(observed, null, 2)}\n`).toMatchFileSnapshot(observedFile(release));
    },
    60_000,
  );
});
