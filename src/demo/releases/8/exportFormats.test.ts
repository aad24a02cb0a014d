import { readFileSync } from 'node:fs';
import { type RuleGroupType, sqlDialectPresets } from 'samples-next/release';
import { describe, expect, it } from 'vitest';
import { samples } from '../../samples/samples';
import type { FormatSettings, SettingId } from '../DemoRelease';
import { exportCode, exportQuery, formatOptions } from '../exports';
import { release8 } from '.';
import { exportFormats, formatsOn } from './exportFormats';
import { presets, settingTable } from './settingTable';

const types = 'docs/_samples/node_modules/@react-querybuilder/core/dist/react-querybuilder_core.d.mts';
const settingIds = Object.keys(settingTable) as SettingId[];

/** A query in which each setting finds something to change. */
const query: RuleGroupType = {
  combinator: 'and',
  rules: [
    { field: 'title', operator: '=', value: '7' },
    { field: 'shop.price', operator: 'between', value: '9,1' },
    { field: 'title', operator: 'contains', valueSource: 'field', value: 'director' },
    { field: 'gross', operator: '=', valueSource: 'parameter', value: 'p' },
    { combinator: 'or', rules: [] },
  ],
};
/** Values that change something; the presets differ in which format they do that. */
const values: Record<SettingId, string> = {
  preset: 'mssql',
  quoteFieldNamesWith: '`',
  paramPrefix: '$',
  fallbackExpression: 'X',
  placeholderFieldName: 'title',
  placeholderOperatorName: '=',
  placeholderValueName: '7',
  fieldIdentifierSeparator: '.',
  quoteValuesWith: '"',
  concatOperator: '+',
  numberedParams: 'true',
  paramsKeepPrefix: 'true',
  preserveValueOrder: 'true',
  wordOrder: 'OVS',
};

const asked = (format: string, settings: FormatSettings) => ({
  ...formatOptions(release8, format, settings, true),
  ...Object.fromEntries(
    Object.entries(settings).map(([id, value]) => [id, settingTable[id as SettingId].kind === 'switch' || value]),
  ),
});
/** A separator splits nothing unless names are quoted. */
const around = (id: SettingId): FormatSettings =>
  id === 'fieldIdentifierSeparator' ? { quoteFieldNamesWith: '`' } : {};
const exported = (format: string, settings: FormatSettings) =>
  exportQuery(release8, query as never, asked(format, settings));

describe('the export formats of release 8', () => {
  it('are the ones that the release declares', () => {
    const declared = /type ExportFormat\s*=([^;]+);/.exec(readFileSync(types, 'utf8'))?.[1];
    expect(exportFormats.map(({ id }) => id).sort()).toEqual(declared?.match(/\w+/g)?.sort());
    expect(exportFormats).toHaveLength(23);
  });
  it('are formats at run time too', () => {
    for (const { id } of exportFormats)
      expect(release8.library.formatQuery(query as never, { format: id })).not.toBe('');
    expect(release8.library.formatQuery(query as never, { format: 'no_such_format' })).toBe('');
  });
  it.each(exportFormats)('$id shows every sample as text', ({ id }) => {
    const textOf = ({ query }: (typeof samples)[number]) =>
      exportQuery(release8, query, formatOptions(release8, id, {}, true));
    for (const sample of samples.filter(({ query }) => query.rules.length > 0))
      expect(textOf(sample)).toMatch(/^(?!.*(\[object|=>|function|undefined|Symbol)).+$/s);
  });
  it.each(exportFormats)('$id has the settings that change its export, and no others', ({ id, settings }) => {
    const changing = settingIds.filter(
      (setting) => exported(id, around(setting)) !== exported(id, { ...around(setting), [setting]: values[setting] }),
    );
    expect([...settings].sort()).toEqual(changing.sort());
  });
  it('have the presets of the release', () =>
    expect([...presets].sort()).toEqual(Object.keys(sqlDialectPresets).sort()));
  it.each(exportFormats)('$id: the call that is shown is the one that was made', (format) => {
    const options = formatOptions(
      release8,
      format.id,
      { preset: 'mysql', numberedParams: 'true', wordOrder: 'OVS' },
      true,
    );
    const code = exportCode(release8, options);
    const call = code.slice(code.indexOf('formatQuery'));
    const { more, after = '' } = format;
    const given = new Function(
      'query',
      'formatQuery',
      ...['fields', 'Op', 'col', 'fn', 'and', 'eq', 'gt', 'gte', 'inArray', 'isNull', 'like', 'lt', 'lte', 'not', 'or'],
      `return ${after ? call.slice(0, -after.length) : call}`,
    )({}, (_: unknown, made: object) => made);
    expect(Object.keys(given)).toEqual([...Object.keys(options), ...Object.keys(more?.options ?? {})]);
    expect(given).toMatchObject(options);
  });
});

it('writes columns that are no names of JavaScript in brackets', () => {
  const own = { ...release8, formats: formatsOn([{ name: 'person.name', label: 'Name' }]) };
  const query = { combinator: 'and', rules: [{ field: 'person.name', operator: '=', value: 'a' }] };
  expect(exportQuery(own, query, { format: 'drizzle' })).toContain(`eq(table['person.name'], "a")`);
});
