import { expect } from 'vitest';
import type { Line } from '../../../lines/lines';
import type { Props } from './editorsPerKey';
import { groupOf, libraryOf, ruleOf } from './libraryOf';
import { proves } from './proves';

/** The parsers of a line that take options, each with what `formatQuery` writes for it. */
async function parsersOf(line: Line): Promise<Record<string, { parse: Props; format: string }>> {
  const library = (await libraryOf(line)) as Props;
  const formats = {
    SQL: 'sql',
    CEL: 'cel',
    JsonLogic: 'jsonlogic',
    MongoDB: 'mongodb',
    SpEL: 'spel',
    JSONata: 'jsonata',
  };
  const found: Record<string, { parse: Props; format: string }> = {};
  for (const [name, format] of Object.entries(formats)) {
    const parse =
      library[`parse${name}`] ??
      (line.major === '8'
        ? (await import(/* @vite-ignore */ `../../../docs/_samples/parts/parse${name}`))[`parse${name}`]
        : undefined);
    if (parse) found[name] = { parse, format };
  }
  return found;
}

/** What each parser makes of an exported query with some options. */
async function readBack(line: Line, query: Props, options: object): Promise<Record<string, Props>> {
  const { formatQuery } = await libraryOf(line);
  const results: Record<string, Props> = {};
  for (const [name, { parse, format }] of Object.entries(await parsersOf(line)))
    results[name] = parse(formatQuery(query, format as 'sql'), options);
  return results;
}

const two = groupOf(ruleOf('title', 'M'), ruleOf('year', '1950'));

proves('`generateIDs` | `boolean` | `false` | all', async (line) => {
  for (const [name, { id, rules }] of Object.entries(await readBack(line, two, { generateIDs: true })))
    expect(
      [id, ...rules.map((rule: Props) => rule.id)].every((each) => typeof each === 'string'),
      name,
    ).toBe(true);
  for (const [name, { id }] of Object.entries(await readBack(line, two, {}))) expect(id, name).toBeUndefined();
});

proves('`independentCombinators` | `boolean` | `false` | all', async (line) => {
  const results = await readBack(line, two, { independentCombinators: true });
  expect(Object.keys(results).length).toBeGreaterThanOrEqual(4);
  for (const [name, { combinator, rules }] of Object.entries(results))
    expect([combinator, rules[1]], name).toEqual([undefined, 'and']);
});

proves(
  [
    '`fields` | `OptionList<FullField>` or `Record<string, FullField>` | every name is allowed | all',
    '`fields` | `OptionList<Field>` or `Record<string, Field>` | every name is allowed | all',
  ],
  async (line) => {
    const fields = [{ name: 'title', value: 'title', label: 'Title' }];
    const names = ({ rules }: Props) => rules.map(({ field }: Props) => field);
    for (const [name, result] of Object.entries(await readBack(line, two, {})))
      expect(names(result), name).toHaveLength(2);
    for (const given of [fields, { title: fields[0] }])
      for (const [name, result] of Object.entries(await readBack(line, two, { fields: given })))
        expect(names(result), name).toEqual(['title']);
  },
);

proves(
  ['`listsAsArrays` | `boolean` | `false` | all but `parseJSONata`', '`listsAsArrays` | `boolean` | `false` | all'],
  async (line) => {
    const list = groupOf(ruleOf('title', ['M', 'Emma'], { operator: 'in' }));
    const isList = (result: Props) => /"value":\[/.test(JSON.stringify(result.rules));
    const results = [await readBack(line, list, {}), await readBack(line, list, { listsAsArrays: true })] as const;
    for (const name of Object.keys(results[0]).filter((each) => each !== 'JSONata' && each !== 'SpEL'))
      expect(
        results.map((result) => isList(result[name])),
        name,
      ).toEqual([false, true]);
    if (results[0].JSONata) expect(isList(results[0].JSONata)).toBe(isList(results[1].JSONata));
  },
);
