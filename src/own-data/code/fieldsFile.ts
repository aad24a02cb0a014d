import {
  type DemoField,
  fieldUnlessRange,
  groupsOf,
  multiselectForLists,
  switchForNot,
  textareaForLists,
} from '@site/src/dataset/fields';
import { printValue } from './printValue';

const functions = new Map<unknown, string>([
  [textareaForLists, 'textareaForLists'],
  [multiselectForLists, 'multiselectForLists'],
  [switchForNot, 'switchForNot'],
  [fieldUnlessRange, 'fieldUnlessRange'],
]);

type Type = (text: string) => string;
const of = (type: Type) => `(operator${type(': string')})`;

/** Each function as code, and the one that it needs. */
const codes: Record<string, { needs: 'isList' | 'isRange' | undefined; code: (type: Type) => string }> = {
  textareaForLists: {
    needs: 'isList',
    code: (type) => `${of(type)}${type(': ValueEditorType')} => (isList(operator) ? 'textarea' : 'text')`,
  },
  multiselectForLists: {
    needs: 'isList',
    code: (type) => `${of(type)}${type(': ValueEditorType')} => (isList(operator) ? 'multiselect' : 'select')`,
  },
  switchForNot: {
    needs: undefined,
    code: (type) => `${of(type)}${type(': ValueEditorType')} => (operator === '=' ? 'checkbox' : 'switch')`,
  },
  fieldUnlessRange: {
    needs: 'isRange',
    code: (type) => `${of(type)}${type(': ValueSources')} => (isRange(operator) ? ['value'] : ['value', 'field'])`,
  },
};
const asCode = (name: string) => [(text: string) => text, () => ''].map((type) => codes[name]?.code(type) as string);
/** Editors that follow the operator, by that of one value: each as it is printed, in TypeScript and in JavaScript. */
export const followingEditors = { text: asCode('textareaForLists'), select: asCode('multiselectForLists') };

/** What gives options that are called as they are, in TypeScript and in JavaScript. */
export const namedCodes = [': string[]', ''].map(
  (type) => `(...names${type}) => names.map((name) => ({ name, label: name }))`,
);

const needed = {
  isList: (type: Type) => `const isList = ${of(type)} => operator === 'in' || operator === 'notIn';\n`,
  isRange: (type: Type) => `const isRange = ${of(type)} => operator === 'between' || operator === 'notBetween';\n`,
};

/**
 * The file of the fields, with the functions that they use; the columns of the table are the demo's own matter.
 * @param isFlat puts fields that have groups in one list
 */
export function fieldsFile(fields: readonly DemoField[], type: Type, isFlat = false): string {
  const bare = ({ column, derive, group, ...field }: DemoField & { column?: unknown; derive?: unknown }) => field;
  const groups = isFlat ? undefined : groupsOf(fields);
  const listed = groups?.map(({ label, options }) => ({ label, options: options.map(bare) })) ?? fields.map(bare);
  const printed = printValue(listed, functions);
  const isUsed = (value: unknown) =>
    fields.some(({ valueEditorType, valueSources }) => [valueEditorType, valueSources].includes(value as never));
  const used = [...functions].flatMap(([value, name]) => (isUsed(value) ? [name] : []));
  const has = (what: keyof typeof needed) => used.some((name) => codes[name]?.needs === what);
  const types = [
    'Field',
    ...(groups ? ['OptionGroup'] : []),
    ...(used.some((name) => name !== 'fieldUnlessRange') ? ['ValueEditorType'] : []),
    ...(used.includes('fieldUnlessRange') ? ['ValueSources'] : []),
  ];
  const helpers = (['isList', 'isRange'] as const).flatMap((what) => (has(what) ? [needed[what](type)] : [])).join('');
  const own = used.map((name) => `const ${name} = ${codes[name]?.code(type)};\n`).join('');
  return `${type(`import type { ${types.join(', ')} } from 'react-querybuilder';\n\n`)}${helpers}${helpers && '\n'}${own}${own && '\n'}export const fields${type(groups ? ': OptionGroup<Field>[]' : ': Field[]')} = ${printed};
`;
}
