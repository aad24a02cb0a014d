import { readdirSync } from 'node:fs';
import * as next from '@site/docs/_samples/release';
import { nestedFields } from '@site/src/dataset/nested';
import * as five from 'react-querybuilder';
import { beforeAll, describe, expect, it } from 'vitest';
import { type LanguageFile, languages } from './languages';
import { localizedFields } from './localize';

const loaded = languages.flatMap(({ id, load }) => (load ? [{ id, load }] : []));
const files: Partial<Record<string, LanguageFile>> = {};
beforeAll(async () => {
  for (const { id, load } of loaded) files[id] = await load();
});
const file = (id: string) => files[id] as LanguageFile;
const labels = (list: unknown) => (list as { label: string }[]).map(({ label }) => label);
/** The shape of a value: its keys, and those of what is in it. */
const keysOf = (value: object) =>
  Object.entries(value).map(([key, inner]) => [key, typeof inner === 'object' ? Object.keys(inner).sort() : '']);

/** `not (F between 1 and 2 and G is true and exactly one of (F in ('x', 'y'), G is greater than F))`, as each writes it. */
const sentences: Record<string, string> = {
  de: "(F liegt zwischen 1 und 2, und G ist wahr, und genau eines von (F ist einer der Werte ('x' oder 'y'), oder G ist größer als der Wert in F) trifft zu) trifft nicht zu",
  es: "(F está entre 1 y 2, y G es verdadero, y exactamente una de (F es uno de los valores ('x' o 'y'), o G es mayor que el valor de F) es cierta) no es cierto",
  fr: "(F est compris entre 1 et 2, et G est vrai, et exactement une des conditions (F est l’une des valeurs ('x' ou 'y'), ou G est supérieur à la valeur de F) est vraie) n’est pas vrai",
  ja: "(Fが1 から 2までの範囲内、かつ Gが真である、かつ 次のうちちょうど一つ (Fが('x' または 'y')のいずれか、または GがFの値より大きい) が成り立つ) が成り立たない",
  ar: "(F بين 1 و 2، و G هو صحيح، و واحد فقط مما يلي (F هو أحد القيم ('x' أو 'y')، أو G أكبر من القيمة في F) صحيح) غير صحيح",
};

it('each file of the folder is a language', () => {
  const names = readdirSync(__dirname).filter((name) => /^[a-z]{2}\.ts$/.test(name));
  expect(loaded.map(({ id }) => `${id}.ts`).sort()).toEqual(names.sort());
  expect(loaded.length).toBeGreaterThanOrEqual(5);
  expect(languages.some(({ dir }) => dir === 'rtl')).toBe(true);
});

describe.each(loaded)('the language $id', ({ id }) => {
  it('says all that Next says, and with it all that the latest line does', () => {
    expect(Object.fromEntries(keysOf(file(id).translations))).toEqual(
      Object.fromEntries(keysOf(next.defaultTranslations)),
    );
    const said = new Set(Object.keys(file(id).translations));
    expect(Object.keys(five.defaultTranslations).filter((key) => !said.has(key))).toEqual([]);
    const english = new Set(Object.values(next.defaultTranslations).map(({ title }) => title));
    const same = Object.values(file(id).translations).filter(({ title }) => english.has(title ?? ''));
    expect(same.map(({ title }) => title)).toEqual(id === 'de' ? ['Operator'] : []);
  });
  it('names every operator, combinator and match mode of both releases', () => {
    const { operatorLabels, matchModeLabels, combinators } = file(id);
    const names = (list: readonly { name: string }[]) => list.map(({ name }) => name);
    expect(Object.keys(operatorLabels)).toEqual(names(next.defaultOperators));
    expect(Object.keys(operatorLabels).sort()).toEqual(names(five.defaultOperators).sort());
    expect(Object.keys(matchModeLabels)).toEqual(names(next.defaultMatchModes));
    expect(names(combinators)).toEqual(names(next.defaultCombinators));
  });
  it('writes queries in its own words', () => {
    const { naturalLanguage } = file(id);
    expect(Object.keys(naturalLanguage.operatorMap)).toEqual(Object.keys(next.defaultExportOperatorMap));
    const write = (query: next.RuleGroupType) =>
      next.formatQuery(query, {
        format: 'natural_language',
        parseNumbers: true,
        ...naturalLanguage,
      } as never) as string;
    const numbers = /[A-Za-z]+/g;
    for (const { name } of next.defaultOperators)
      for (const valueSource of ['value', 'field'] as const) {
        const value = /between/i.test(name) ? [1, 2] : /in$/i.test(name) && !/begin/i.test(name) ? [1, 2, 3] : 1;
        const fields = /between/i.test(name) ? ['F', 'F'] : 'F';
        const rule = { field: 'F', operator: name, value: valueSource === 'field' ? fields : value, valueSource };
        const text = write({ combinator: 'and', not: true, rules: [rule, { combinator: 'xor', rules: [rule, rule] }] });
        const english = next.formatQuery({ combinator: 'and', rules: [rule] }, 'natural_language');
        expect(text, name).not.toBe(english);
        // Languages of other scripts show it: what is left of Latin letters is the field.
        if (id === 'ja' || id === 'ar') expect([...new Set(text.match(numbers))], text).toEqual(['F']);
      }
    const rules: next.RuleType[] = [
      { field: 'F', operator: 'between', value: [1, 2] },
      { field: 'G', operator: '=', value: true },
    ];
    const exclusive: next.RuleGroupType = {
      combinator: 'xor',
      rules: [
        { field: 'F', operator: 'in', value: ['x', 'y'] },
        { field: 'G', operator: '>', value: 'F', valueSource: 'field' },
      ],
    };
    expect(write({ combinator: 'and', not: true, rules: [...rules, exclusive] })).toBe(sentences[id]);
  });
  it('labels the operators and match modes of fields', () => {
    const [ratings, title] = localizedFields(
      [nestedFields[0] as object & { name: string }, { name: 'title' }],
      file(id),
    ) as next.Field[];
    expect(labels(ratings?.matchModes)).toEqual(Object.values(file(id).matchModeLabels));
    expect(labels(title?.operators)).toEqual(Object.values(file(id).operatorLabels));
    const [score] = (ratings?.subproperties ?? []) as next.Field[];
    expect(labels(score?.operators)).toHaveLength(18);
  });
});
