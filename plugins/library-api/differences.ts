import type { DifferencesData } from '../../src/docs-widgets/ApiDifferences/parts';
import type { Api, ApiExport, ApiMember } from './api';
import type { Observed } from './observed';

/** What changed for a reader between two releases; new names by their kind. */
export type Differences = Omit<DifferencesData, 'releases' | 'added'> & { added: Record<string, string[]> };

/** A release as far as it can be compared. */
export type Comparable = { api: Api; observed: Observed };

/**
 * Compares two releases: exported names, props and their types, observed defaults, and what `formatQuery` returns for the
 * same small queries.
 */
export function differences(before: Comparable, after: Comparable): Differences {
  const formats = Object.keys(before.observed.outputs);
  const laterFormats = Object.keys(after.observed.outputs);
  return {
    added: byKind(without(after.api.exports, before.api.exports)),
    removed: byKind(before.api.exports.filter((each) => isGone(each, after.api.exports))),
    props: {
      added: without(after.api.props, before.api.props),
      removed: without(before.api.props, after.api.props),
      changed: pairs(before.api.props, after.api.props).flatMap(([one, other]) =>
        plain(one.type) === plain(other.type) ? [] : [{ name: one.name, before: one.type, after: other.type }],
      ),
    },
    defaults: Object.entries(before.observed.defaults).flatMap(([name, value]) => {
      const later = after.observed.defaults[name];
      return later === undefined || later === value ? [] : [{ name, before: String(value), after: String(later) }];
    }),
    outputs: Object.entries(before.observed.outputs).flatMap(([format, queries]) =>
      Object.entries(queries).flatMap(([query, lines]) => {
        const [one, other] = [lines.join('\n'), after.observed.outputs[format]?.[query]?.join('\n')];
        return other === undefined || other === one ? [] : [{ format, query, before: one, after: other }];
      }),
    ),
    formats: {
      added: laterFormats.filter((format) => !formats.includes(format)),
      removed: formats.filter((format) => !laterFormats.includes(format)),
    },
  };
}

const without = <Named extends { name: string }>(all: Named[], others: Named[]) => {
  const names = new Set(others.map(({ name }) => name));
  return all.filter(({ name }) => !names.has(name));
};

/** A type without what only its author's formatter put there. */
const plain = (type: string) => type.replace(/;(?= \})/g, '');

const isInMain = ({ from }: ApiExport) => from.some((specifier) => !specifier.includes('/'));

function isGone(one: ApiExport, later: ApiExport[]): boolean {
  const other = later.find(({ name }) => name === one.name);
  return !other || (isInMain(one) && !isInMain(other));
}

const pairs = (before: ApiMember[], after: ApiMember[]) =>
  before.flatMap((one) => {
    const other = after.find(({ name }) => name === one.name);
    return other ? [[one, other] as const] : [];
  });

function byKind(exports: ApiExport[]): Record<string, string[]> {
  const kinds: Record<string, string[]> = {};
  for (const { kind, name } of exports) kinds[kind] = [...(kinds[kind] ?? []), name];
  return kinds;
}
