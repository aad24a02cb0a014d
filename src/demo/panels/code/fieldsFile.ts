import {
  fieldUnlessRange,
  type MovieField,
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

/** The file of the fields; the columns of the table are the demo's own matter. */
export const fieldsFile = (
  fields: MovieField[],
  type: (text: string) => string,
) => `${type(`import type { Field, ValueEditorType, ValueSources } from 'react-querybuilder';\n\n`)}const isList = (operator${type(': string')}) => operator === 'in' || operator === 'notIn';
const isRange = (operator${type(': string')}) => operator === 'between' || operator === 'notBetween';

const textareaForLists = (operator${type(': string')})${type(': ValueEditorType')} => (isList(operator) ? 'textarea' : 'text');
const multiselectForLists = (operator${type(': string')})${type(': ValueEditorType')} => (isList(operator) ? 'multiselect' : 'select');
const switchForNot = (operator${type(': string')})${type(': ValueEditorType')} => (operator === '=' ? 'checkbox' : 'switch');
const fieldUnlessRange = (operator${type(': string')})${type(': ValueSources')} => (isRange(operator) ? ['value'] : ['value', 'field']);

export const fields${type(': Field[]')} = ${printValue(
  fields.map(({ column, derive, ...field }) => field),
  functions,
)};
`;
