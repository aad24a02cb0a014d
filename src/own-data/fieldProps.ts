import { operatorNames } from '@site/packages/query';
import { boundedList } from '@site/src/query/boundedList';
import * as v from 'valibot';
import { limits } from './limits';

/** Most fields of a set, and most values that one of them offers. */
export const mostFields = 500;
export const mostValues = 200;

const { textLength } = limits;
export const text = v.pipe(
  v.string('must be a text'),
  v.maxLength(textLength, `must not be longer than ${textLength}`),
);
export const label = v.pipe(text, v.nonEmpty('must not be empty'));
const oneOf = <const Names extends readonly string[]>(names: Names) =>
  v.picklist(names, `must be one of ${names.join(', ')}`);
export const operator = oneOf(operatorNames);
export const isOperator = (name: string): boolean => (operatorNames as readonly string[]).includes(name);

/** What a field of the builder is called; what has rows has names that every engine takes beside that. */
export const fieldName = v.pipe(
  v.string('must be a text'),
  v.nonEmpty('must not be empty'),
  v.maxLength(100, 'must not be longer than 100'),
  v.regex(/^[^\p{C}]*$/u, 'must not have control characters'),
  v.check((name) => !(name in {}) && name !== 'prototype', 'must not be a word of JavaScript’s own'),
  v.check((name) => name !== '~', 'must not be “~”, which stands for no field'),
);

const number = v.pipe(v.number('must be a number'), v.finite('must be finite'));
const option = v.object({ name: text, label: text });
/** Options that a list offers, each by itself or together in groups with a label. */
const options = boundedList(
  v.union([option, v.object({ label: text, options: boundedList(option, mostValues, 'has too many') })]),
  mostValues,
);
type Options = v.InferOutput<typeof options>;
/** The options of all groups. */
export const allOptions = (list: Options): { name: string; label: string }[] =>
  list.flatMap((each) => ('options' in each ? each.options : each));
const few = v.check<Options, string>(
  (list) => allOptions(list).length <= mostValues,
  `must not have more than ${mostValues} values`,
);

export const inputTypes = [
  ...['text', 'number', 'date', 'datetime-local', 'time', 'month', 'week', 'email', 'tel', 'url'],
  ...['search', 'password', 'color', 'range'],
] as const;
export const editorTypes = ['text', 'select', 'checkbox', 'radio', 'textarea', 'switch', 'multiselect'] as const;

/** What a visitor's own `Field` may say beside name and label, each part by itself. */
export const fieldProps = {
  inputType: oneOf(inputTypes),
  valueEditorType: oneOf(editorTypes),
  placeholder: text,
  values: v.pipe(options, few),
  operators: v.pipe(
    options,
    v.minLength(1, 'must not be empty'),
    v.check(
      (list) => allOptions(list).every(({ name }) => isOperator(name)),
      `must be among ${operatorNames.join(', ')}`,
    ),
  ),
  defaultOperator: operator,
  defaultValue: v.union(
    [text, number, v.boolean(), v.pipe(v.array(v.union([text, number])), v.maxLength(mostValues))],
    'must be a text, a number, true, false or a short list',
  ),
  valueSources: v.pipe(
    v.array(v.picklist(['value', 'field']), 'must be a list'),
    v.minLength(1, 'must not be empty'),
    v.maxLength(2, 'must not be longer than 2'),
  ),
};

/** The same as a whole, and the group that the field stands in. */
export const fieldPropsSchema = v.object({
  ...(v.partial(v.object(fieldProps)).entries as {
    [K in keyof typeof fieldProps]: v.OptionalSchema<(typeof fieldProps)[K], undefined>;
  }),
  group: v.optional(label),
});
export type FieldProps = v.InferOutput<typeof fieldPropsSchema>;
