import { operatorNames } from '@site/packages/query';
import { runs } from '@site/scripts/testScale';
import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { VisitorError } from '../../../loading/VisitorError';
import { builderField } from '../../builderField';
import { fieldsFile } from '../../code/fieldsFile';
import { editorTypes, fieldName, inputTypes } from '../../fieldProps';
import { fieldOf } from '../../infer/fieldOf';
import { createProblems } from '../../problems';
import { fields as reader } from './fields';

const read = (text: string) => {
  const problems = createProblems();
  if (reader.gives !== 'fields') throw new Error('The reader gives rows.');
  return { ...reader.read(text, problems), problems: problems.listed };
};

/** Texts with what breaks literals: quotes, line breaks, marks of comments and templates. */
const part = fc.constantFrom(
  'a',
  'Z',
  '7',
  ' ',
  "'",
  '"',
  '`',
  '\\',
  '\n',
  '//',
  '/*',
  '${',
  '}',
  ']',
  'é',
  '\u2028',
  '🎬',
  '<',
);
const text = fc.array(part, { minLength: 1, maxLength: 8 }).map((parts) => parts.join(''));
const names = fc.uniqueArray(
  text.filter((each) => v.is(fieldName, each)),
  { minLength: 1, maxLength: 6, selector: (name) => name.toLowerCase() },
);
const option = fc.record({ name: text, label: text });
const options = fc.oneof(
  fc.array(option, { minLength: 1, maxLength: 4 }),
  fc.array(fc.record({ label: text, options: fc.array(option, { minLength: 1, maxLength: 3 }) }), {
    minLength: 1,
    maxLength: 3,
  }),
);
const operators = fc
  .uniqueArray(fc.constantFrom(...operatorNames), { minLength: 1 })
  .chain((all) => fc.tuple(...all.map((name) => text.map((label) => ({ name, label })))));
const maybe = <Value>(arbitrary: fc.Arbitrary<Value>) => fc.option(arbitrary, { nil: undefined, freq: 2 });
/** JSON has no minus zero. */
const double = fc.double({ noNaN: true, noDefaultInfinity: true }).map((number) => number + 0);
const props = fc.record({
  label: text,
  placeholder: maybe(text),
  inputType: maybe(fc.constantFrom(...inputTypes)),
  valueEditorType: maybe(fc.constantFrom(...editorTypes.filter((type) => type !== 'text'))),
  values: maybe(options),
  operators: maybe(operators),
  defaultValue: maybe(fc.oneof(text, fc.boolean(), fc.integer(), double, fc.array(text))),
  valueSources: maybe(fc.constantFrom(['value'], ['field'], ['field', 'value'])),
});
const anyFields = names
  .chain((all) => fc.tuple(...all.map((name) => props.map((each) => ({ name, ...each })))))
  .map((list) =>
    list.map((each) => Object.fromEntries(Object.entries(each).filter(([, value]) => value !== undefined))),
  );

/** A value as code in some style. */
type Style = { quote: string; isQuoted: boolean; comma: string; comment: string; line: string };
function print(value: unknown, style: Style): string {
  const { quote, isQuoted, comma, comment, line } = style;
  if (typeof value === 'string') {
    const inner = JSON.stringify(value).slice(1, -1).replaceAll('\\"', '"');
    return quote + inner.replaceAll(quote, `\\${quote}`).replaceAll('${', quote === '`' ? '\\${' : '${') + quote;
  }
  if (Array.isArray(value))
    return `[${comment}${line}${value.map((each) => print(each, style)).join(`,${line}`)}${value.length ? comma : ''}]`;
  if (typeof value !== 'object' || value === null) return Object.is(value, -0) ? '-0' : String(value);
  const entries = Object.entries(value).map(
    ([key, each]) => `${isQuoted ? JSON.stringify(key) : key}${comment}: ${print(each, style)}`,
  );
  return `{${line}${entries.join(`,${line}`)}${comma}}`;
}
const style = fc.record({
  quote: fc.constantFrom("'", '"', '`'),
  isQuoted: fc.boolean(),
  comma: fc.constantFrom('', ','),
  comment: fc.constantFrom('', ' /* a ] " */ ', " // } '\n"),
  line: fc.constantFrom('', '\n  ', '\r\n'),
});
const frame = fc.constantFrom<(list: string) => string>(
  (list) => list,
  (list) => `const fields: Field[] = ${list};`,
  (list) =>
    `import type { Field } from 'react-querybuilder';\nexport const fields = ${list} as const satisfies readonly Field[]`,
  (list) => `export default (${list});`,
  (list) => `module.exports = ${list}`,
  (list) => `{ "fields": ${list} }`,
);

describe('any fields', () => {
  it('are read as they were, in whatever style they are written', () => {
    fc.assert(
      fc.property(anyFields, style, frame, fc.boolean(), (list, as, within, isJson) => {
        const json = JSON.stringify(list, null, 2);
        const { fields, problems } = read(within(isJson ? json : print(list, as)));
        expect(problems).toEqual([]);
        // JSON has no -0.
        expect(fields.map(builderField)).toEqual(isJson ? JSON.parse(json) : list);
      }),
      { numRuns: runs(300) },
    );
  });
  it('are read from what this page prints of guessed ones', () => {
    const guessed = fc.record({
      label: text,
      type: fc.constantFrom('text' as const, 'number' as const, 'boolean' as const, 'date' as const, 'list' as const),
      nullable: fc.boolean(),
      values: maybe(fc.uniqueArray(text, { minLength: 1, maxLength: 4 })),
    });
    const sets = names.chain((all) =>
      fc.tuple(...all.map((name) => guessed.map((each) => fieldOf({ name, ...each })))),
    );
    fc.assert(
      fc.property(sets, fc.boolean(), (set, isTypeScript) => {
        const { fields, problems } = read(fieldsFile(set.map(builderField), (type) => (isTypeScript ? type : '')));
        expect(problems).toEqual([]);
        expect(fields.map(builderField)).toEqual(set.map(builderField));
      }),
      { numRuns: runs(100) },
    );
  });
});

it('a damaged text is refused or read in part, at once', () => {
  const damage = fc.tuple(fc.nat(2000), fc.nat(40), fc.oneof(part, fc.string({ maxLength: 4 })));
  fc.assert(
    fc.property(anyFields, style, frame, fc.array(damage, { minLength: 1, maxLength: 4 }), (list, as, within, all) => {
      let damaged = within(print(list, as));
      for (const [at, length, put] of all) {
        const start = at % damaged.length;
        damaged = damaged.slice(0, start) + put + damaged.slice(start + length);
      }
      try {
        for (const { name } of read(damaged).fields) expect(v.is(fieldName, name)).toBe(true);
      } catch (error) {
        expect(error).toBeInstanceOf(VisitorError);
      }
    }),
    { numRuns: runs(300) },
  );
});
