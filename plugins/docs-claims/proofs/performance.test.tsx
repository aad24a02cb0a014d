// @vitest-environment jsdom
import { memo } from 'react';
import { renderToString } from 'react-dom/server';
import { expect } from 'vitest';
import { editorsPerKey, type Props } from './editorsPerKey';
import { groupOf, libraryOf, releaseBeside } from './libraryOf';
import { proves } from './proves';

const v6 = releaseBeside(6);
const v7 = releaseBeside(7);

/** One prop that is made in each render. */
const newProps = (): Record<string, object> => ({
  onQueryChange: { onQueryChange: () => {} },
  fields: { fields: [{ name: 'title', label: 'Title' }] },
  context: { context: {} },
  getValues: { getValues: () => [] },
  onAddRule: { onAddRule: (rule: Props) => rule },
});

proves(
  [
    'A keystroke renders one value editor if the builder gets the same props as before, and every editor if it gets a new function or object.',
    'One prop that is new in each render is enough to render all rules.',
  ],
  async (line) => {
    const release = await libraryOf(line);
    expect(await editorsPerKey(release, 7)).toBe(1);
    for (const prop of Object.keys(newProps()).filter((prop) => prop !== 'onQueryChange'))
      expect(await editorsPerKey(release, 7, () => newProps()[prop] as object), prop).toBe(7);
  },
);

proves(
  'A validator that returns an object makes a new one on each edit, which renders all rules, however stable the function is.',
  async (line) => {
    const release = await libraryOf(line);
    const validator = () => ({ root: true });
    expect(await editorsPerKey(release, 7, () => ({ validator }))).toBe(7);
  },
);

/** Props that are new to the editors of the rules that nobody edits, when `propsOf` gives the builder new ones. */
async function newToEditors(release: Props, propsOf: () => object) {
  const isNew = new Set<string>();
  const compare = (before: Props, now: Props) => {
    if (now.path[0] !== 0) for (const name of Object.keys(now)) if (before[name] !== now[name]) isNew.add(name);
    return false;
  };
  await editorsPerKey(release, 7, propsOf, (editor) => memo(editor, compare));
  return isNew;
}

proves(
  '`React.memo` alone changes nothing then: each control gets the new `context`, and with other new props a new `handleOnChange`.',
  async (line) => {
    const release = await libraryOf(line);
    for (const [prop, reaches] of [
      ['context', 'context'],
      ['fields', 'handleOnChange'],
      ['getValues', 'handleOnChange'],
      ['onAddRule', 'handleOnChange'],
    ] as const) {
      const propsOf = () => newProps()[prop] as object;
      expect(await editorsPerKey(release, 7, propsOf, memo), prop).toBe(7);
      expect(await newToEditors(release, propsOf), prop).toContain(reaches);
    }
  },
);

proves(
  '`React.memo` alone changes nothing, because `handleOnChange` and `path` are new in each render.',
  async (line) => {
    const release = await libraryOf(line);
    expect(await editorsPerKey(release, 7, undefined, memo)).toBe(7);
    for (const name of ['handleOnChange', 'path']) expect(await newToEditors(release, () => ({}))).toContain(name);
  },
);

proves('Each edit renders every rule again, so make each rule cheap.', async (line) =>
  expect(await editorsPerKey(await libraryOf(line), 7)).toBe(7),
);

proves('1,000 rules with a `<select>` of 200 fields are 200,000 `<option>` elements.', async (line) => {
  const { QueryBuilder: Builder } = (await libraryOf(line)) as Props;
  const fields = Array.from({ length: 200 }, (_, at) => ({ name: `f${at}`, label: `${at}` }));
  const rules = Array.from({ length: 10 }, (_, at) => ({ id: `r${at}`, field: 'f0', operator: '=', value: '' }));
  const html = renderToString(
    <Builder fields={fields} defaultQuery={groupOf(...rules)} controlElements={{ operatorSelector: () => null }} />,
  );
  // Ten rules are enough to see that each has the whole list; the combinators are two more.
  expect(html.split('<option').length - 1 - 2).toBe(rules.length * fields.length);
});

proves('{{release 6}} renders every rule on each keystroke.', async () => expect(await editorsPerKey(v6, 7)).toBe(7));

proves(
  '{{release 7}} renders only the rule that has changed, as long as `onQueryChange`, `fields` and the functions you pass are the same as before:',
  async () => {
    expect(await editorsPerKey(v7, 7)).toBe(1);
    expect(await editorsPerKey(v7, 7, () => ({ getValues: () => [] }))).toBe(7);
    expect(await editorsPerKey(v7, 7, () => ({ fields: [{ name: 'title', label: 'Title' }] }))).toBe(7);
  },
);
