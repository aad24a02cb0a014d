import { operatorNames } from '@site/packages/query';
import type { DefaultOperatorName } from 'react-querybuilder';
import { type DemoField, multiselectForLists, operators as named, textareaForLists } from '../dataset/fields';
import type { Column } from '../dataset/table';
import type { DataField } from './DataSet';

const inputTypes: Partial<Record<DataField['type'], string>> = { number: 'number', date: 'date' };

/** A list of values is chosen or entered in an editor that has room for several. */
function editorOf({ editor, operators }: DataField): Pick<DemoField, 'valueEditorType'> {
  const hasLists = operators.includes('in') || operators.includes('notIn');
  if (editor === 'select') return { valueEditorType: hasLists ? multiselectForLists : 'select' };
  if (editor === 'text' && hasLists) return { valueEditorType: textareaForLists };
  return editor === 'text' || editor === 'number' || editor === 'date' ? {} : { valueEditorType: editor };
}

const offersAll = (operators: readonly string[]) => operators.join() === operatorNames.join();

/** A field of a data set as one of the query builder's. */
export function builderField(field: DataField): DemoField {
  const { name, label, type, operators, values } = field;
  const { valueEditorType, ...props } = field.props ?? {};
  const inputType = inputTypes[type];
  const editor = {
    ...(inputType && { inputType }),
    ...editorOf(field),
    ...(field.editor === 'checkbox' && { defaultValue: true }),
  };
  return {
    name,
    label,
    ...(valueEditorType === undefined && editor),
    // All are offered where nothing is said.
    ...(!offersAll(operators) && { operators: named(...(operators as DefaultOperatorName[])) }),
    ...(valueEditorType !== undefined && valueEditorType !== 'text' && { valueEditorType }),
    ...(values && { values: values.map((value) => ({ name: value, label: value })) }),
    ...props,
  } as DemoField;
}

/** Its column in the table of the engines; a list is a text there. */
export const columnOf = ({ name, type }: DataField): Column => ({ name, type: type === 'list' ? 'text' : type });
