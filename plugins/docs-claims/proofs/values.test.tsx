// @vitest-environment jsdom
import { cleanup, fireEvent } from '@testing-library/react';
import { afterEach, expect, vi } from 'vitest';
import { build, title, year } from './build';
import type { Props } from './editorsPerKey';
import { groupOf, libraryOf, ruleOf } from './libraryOf';
import { proves } from './proves';

afterEach(() => {
  vi.restoreAllMocks();
  cleanup();
});

const genres = ['Crime', 'Drama'].map((name) => ({ name, label: name }));
const genre = { name: 'genre', label: 'Genre', values: genres };
const input = (all: (selector: string) => HTMLElement[], at = 0) => all('.rule-value')[at] as HTMLInputElement;
const type = (element: Element | undefined, value: string) =>
  fireEvent.change(element as HTMLElement, { target: { value } });

proves('When the rule compares with another field, the editor is always a `select`.', async (line) => {
  for (const valueEditorType of ['text', 'checkbox', 'textarea', 'radio', 'multiselect']) {
    const fields = [{ ...title, valueEditorType, valueSources: ['value', 'field'] }, year];
    const start = groupOf(ruleOf('title', 'year', { valueSource: 'field' }));
    const { all } = await build(line, { fields, getValueEditorType: () => valueEditorType }, start);
    expect([input(all).tagName, (all('.rule-value')[0] as HTMLSelectElement).multiple]).toEqual(['SELECT', false]);
    cleanup();
  }
});

proves('It applies to the `text` editor only.', async (line) => {
  for (const [editor, types] of [
    ['text', ['date']],
    ['textarea', ['textarea']],
    ['checkbox', ['checkbox']],
    ['select', ['select-one']],
    ['multiselect', ['select-multiple']],
  ] as const) {
    const fields = [{ ...genre, valueEditorType: editor }];
    const { all } = await build(line, { fields, getInputType: () => 'date' }, groupOf(ruleOf('genre', '')));
    expect(
      (all('.rule-value') as HTMLInputElement[]).map((each) => each.type),
      editor,
    ).toEqual(types);
    cleanup();
  }
});

proves(
  [
    '`in` and `notIn` always get a plain text input, because a number or date input cannot hold a list.',
    '`in`, `notIn`, `between` and `notBetween` always get a plain text input, because a number or date input cannot hold a list.',
  ],
  async (line) => {
    const operators = ['in', 'notIn', ...(line.major === '5' ? ['between', 'notBetween'] : [])];
    for (const operator of operators)
      for (const inputType of ['number', 'date']) {
        const start = groupOf(ruleOf('year', '', { operator }));
        const { all } = await build(line, { fields: [{ ...year, inputType }] }, start);
        expect(
          (all('.rule-value, .rule-value input') as HTMLInputElement[]).map((each) => each.type),
          `${operator} ${inputType}`,
        ).toEqual(['text']);
        cleanup();
      }
  },
);

proves(
  'If the operator of a `number` rule changes from a list operator to one with a single value, the editor keeps only the first entry.',
  async (line) => {
    for (const [from, value] of [
      ['between', '12,14'],
      ['in', '12,14'],
      ['in', ['12', '14']],
    ]) {
      const start = groupOf(ruleOf('year', value, { operator: from }));
      const { all, rule } = await build(line, { fields: [{ ...year, inputType: 'number' }] }, start);
      type(all('.rule-operators')[0], '=');
      expect(rule().value, `${from} ${value}`).toBe('12');
      cleanup();
    }
  },
);

proves(
  [
    'The first choice becomes the value of a new rule, for `select` and `radio`.',
    'The first choice becomes the value of a new rule, for `multiselect` too, and even if the editor is `text`.',
  ],
  async (line) => {
    for (const valueEditorType of line.major === '5'
      ? ['select', 'radio', 'multiselect', 'text']
      : ['select', 'radio']) {
      const { click, rule } = await build(line, { fields: [{ ...genre, valueEditorType }] }, groupOf());
      await click('.ruleGroup-addRule');
      expect(rule().value, valueEditorType).toBe('Crime');
      cleanup();
    }
  },
);

proves(['The `radio` editor cannot show them.', '`radio` cannot show option groups.'], async (line) => {
  const values = [{ label: 'All', options: genres }];
  const { all } = await build(
    line,
    { fields: [{ ...genre, valueEditorType: 'radio', values }] },
    groupOf(ruleOf('genre', 'Crime')),
  );
  const buttons = all('input[type=radio]') as HTMLInputElement[];
  expect(buttons.some(({ value }) => value === 'Crime' || value === 'Drama')).toBe(false);
});

proves('A list shows its first choice for a value it does not have.', async (line) => {
  const fields = [{ ...genre, valueEditorType: 'select' }];
  const { all, query, click } = await build(line, { fields }, groupOf(ruleOf('genre', 'Western')));
  await click('.ruleGroup-addRule');
  expect(input(all).value).toBe('Crime');
  expect(query().rules[0].value).toBe('Western');
});

proves(
  '`disabled: true` on a choice disables it in lists only, and a new rule still gets it if it comes first.',
  async (line) => {
    const values = [{ name: 'Crime', label: 'Crime', disabled: true }, genres[1]];
    const shown = async (valueEditorType: string) => {
      const { all, click, rule } = await build(line, { fields: [{ ...genre, valueEditorType, values }] }, groupOf());
      await click('.ruleGroup-addRule');
      const off = all('.rule-value option, .rule-value input').map((each) => (each as HTMLInputElement).disabled);
      cleanup();
      return { off, value: rule().value };
    };
    expect(await shown('select')).toEqual({ off: [true, false], value: 'Crime' });
    expect(await shown('radio')).toEqual({ off: [false, false], value: 'Crime' });
  },
);

proves('`placeholder` of the field affects `text` and `textarea` only.', async (line) => {
  for (const valueEditorType of ['text', 'textarea', 'select', 'multiselect', 'checkbox', 'radio']) {
    const fields = [{ ...genre, valueEditorType, placeholder: 'Type here' }];
    const { all } = await build(line, { fields }, groupOf(ruleOf('genre', '')));
    const shown = all('[placeholder]').map((each) => each.getAttribute('placeholder'));
    expect(shown, valueEditorType).toEqual(valueEditorType.startsWith('text') ? ['Type here'] : []);
    cleanup();
  }
});

/** The value of a `between` rule after one of its two lists or inputs was set, from no value. */
async function afterSetting(line: Props, at: number, props: Props, field: object = { valueEditorType: 'select' }) {
  const start = groupOf(ruleOf('genre', '', { operator: 'between' }));
  const { all, rule } = await build(line, { fields: [{ ...genre, ...field }], ...props }, start);
  const parts = all('.rule-value select, .rule-value input');
  type(parts[at], 'Drama');
  cleanup();
  return rule().value;
}

proves(
  "If the user fills in the second of two empty inputs first, the string is `,C`, or `['', 'C']` with `listsAsArrays`.",
  async (line) => {
    const text = { values: undefined };
    expect(await afterSetting(line, 1, {}, text)).toBe(',Drama');
    expect(await afterSetting(line, 1, { listsAsArrays: true }, text)).toEqual(['', 'Drama']);
  },
);

proves(
  "If they fill in the first, the second becomes the first choice of a list, or `''` for text inputs.",
  async (line) => {
    expect(await afterSetting(line, 0, { listsAsArrays: true })).toEqual(['Drama', 'Crime']);
    expect(await afterSetting(line, 0, { listsAsArrays: true }, { values: undefined })).toEqual(['Drama', '']);
  },
);

proves(
  [
    'If the user fills in the second of two empty `between` lists first, the string is `,C`.',
    'With `listsAsArrays`, the first entry is `undefined`.',
  ],
  async (line) => {
    expect(await afterSetting(line, 1, {})).toBe(',Drama');
    expect(await afterSetting(line, 1, { listsAsArrays: true })).toEqual([undefined, 'Drama']);
  },
);

proves(
  'Without `listsAsArrays`, an array of numbers in the query makes the two lists throw on the first change: `replaceAll is not a function`.',
  async (line) => {
    const thrown = vi.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener('error', thrown);
    const values = [1, 2].map((name) => ({ name, label: `${name}` }));
    const start = groupOf(ruleOf('genre', [1, 2], { operator: 'between' }));
    const { all } = await build(line, { fields: [{ ...genre, valueEditorType: 'select', values }] }, start);
    type(all('.rule-value select')[0], '2');
    window.removeEventListener('error', thrown);
    expect(thrown.mock.calls[0]?.[0].message).toContain('replaceAll is not a function');
  },
);

proves('A new `multiselect` rule starts with its first choice as a string, with `listsAsArrays` too.', async (line) => {
  for (const listsAsArrays of [false, true]) {
    const fields = [{ ...genre, valueEditorType: 'multiselect' }];
    const { click, rule } = await build(line, { fields, listsAsArrays }, groupOf());
    await click('.ruleGroup-addRule');
    expect(rule().value).toBe('Crime');
    cleanup();
  }
});

proves('A rule without `valueSource` counts as `value`, even if the field allows only `field`.', async (line) => {
  const { formatQuery } = await libraryOf(line);
  const fields = [{ ...title, valueSources: ['field'] }, year] as Props;
  const query = groupOf(ruleOf('title', 'year'));
  expect(formatQuery(query, { format: 'sql', fields })).toContain("'year'");
});

proves('Text inputs always store a string, for `in` and `between` on a `text` editor as well.', async (line) => {
  for (const operator of ['=', 'in', 'between']) {
    const start = groupOf(ruleOf('year', '', { operator }));
    const { all, rule } = await build(line, { fields: [{ ...year, inputType: 'number' }] }, start);
    type(all('.rule-value, .rule-value input').at(-1), '7');
    expect(rule().value, operator).toBeTypeOf('string');
    cleanup();
  }
});

proves("A stored `price = '1,5'` stays at first.", async (line) => {
  const fields = [{ ...year, inputType: 'number' }];
  const { query, click } = await build(line, { fields }, groupOf(ruleOf('year', '1,5')));
  expect(query().rules[0].value).toBe('1,5');
  await click('.ruleGroup-addRule');
  expect(query().rules[0].value).toBe('1');
});
