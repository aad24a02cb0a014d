import { operatorNames } from '@site/packages/query';
import * as v from 'valibot';
import type { DataEditor, DataField, DataType } from '../../DataSet';
import { allOptions, type FieldProps, fieldName, fieldProps, isOperator, label as labelSchema } from '../../fieldProps';
import { limits } from '../../limits';
import { excerpt, type Problems } from '../../problems';
import { isObject } from '../items';

/** What a function of our own code gives, when it is read again: the editor that follows the operator. */
export class FollowingEditor {
  constructor(readonly editor: 'text' | 'select') {}
}

type Prop = keyof typeof fieldProps;

/** An option as all releases have it: release 8 takes `value` for `name`, and a text may stand for both. */
function option(given: unknown): unknown {
  if (typeof given === 'string' || typeof given === 'number') return { name: String(given), label: String(given) };
  if (!isObject(given)) return given;
  const { name = given.value, label = name, options } = given;
  if (Array.isArray(options)) return { label: String(given.label), options: options.map(option) };
  const texts = [name, label].map((each) => (typeof each === 'number' ? String(each) : each));
  return { name: texts[0], label: texts[1] };
}

type Tell = (message: string) => void;

/** The operators that the release has; others are named. */
function knownOperators(list: readonly unknown[], about: string, tell: Tell): unknown[] {
  const inGroups = list.flatMap((each) => (isObject(each) && Array.isArray(each.options) ? each.options : [each]));
  return inGroups.filter((each) => {
    const name = isObject(each) ? each.name : each;
    const isKnown = isOperator(String(name));
    if (!isKnown) tell(`the release has no operator ${excerpt(String(name))}, which ${about} offers: left out.`);
    return isKnown;
  });
}

function prepared(prop: Prop, value: unknown, about: string, tell: Tell): unknown {
  if ((prop !== 'values' && prop !== 'operators') || !Array.isArray(value)) return value;
  const list = value.map(option);
  return prop === 'values' ? list : knownOperators(list, about, tell);
}

const dates = ['date'];
const numbers = ['number', 'range'];

/** Type and editor that a field has by what it says. */
function kindOf({ valueEditorType, inputType = 'text' }: FieldProps): { type: DataType; editor: DataEditor } {
  switch (valueEditorType) {
    case 'checkbox':
    case 'switch':
      return { type: 'boolean', editor: 'checkbox' };
    case 'radio':
      return { type: 'text', editor: 'select' };
    case 'select':
    case 'multiselect':
    case 'textarea':
      return { type: 'text', editor: valueEditorType };
  }
  if (numbers.includes(inputType)) return { type: 'number', editor: 'number' };
  return dates.includes(inputType) ? { type: 'date', editor: 'date' } : { type: 'text', editor: 'text' };
}

/**
 * A visitor's own field, each part of which is validated by itself; what cannot be kept is named and left out.
 * @returns nothing if it has no name
 */
export function visitorField(given: unknown, line: number, problems: Problems, group?: string): DataField | undefined {
  const tell: Tell = (message) => problems.add(message, { line });
  if (!isObject(given)) {
    tell('this is no field, which is an object with a name and a label: left out.');
    return undefined;
  }
  const { name: written = given.value, value: _value, label: said = written, ...others } = given;
  const name = v.safeParse(fieldName, written);
  if (!name.success) {
    tell(`the name of a field ${name.issues[0].message}: left out.`);
    return undefined;
  }
  const about = excerpt(name.output);
  const label = v.safeParse(labelSchema, said);
  if (!label.success) tell(`the label of ${about} ${label.issues[0].message}: its name takes its place.`);
  const props: FieldProps = group ? { group } : {};
  const following = others.valueEditorType instanceof FollowingEditor ? others.valueEditorType : undefined;
  if (!following) props.valueEditorType = 'text';
  for (const [key, value] of Object.entries(others)) {
    if (value === undefined || (key === 'valueEditorType' && following)) continue;
    if (!Object.hasOwn(fieldProps, key)) {
      tell(`${excerpt(key)} of ${about} is not shown by this page: left out.`);
      continue;
    }
    const prop = key as Prop;
    const read = v.safeParse(fieldProps[prop] as v.GenericSchema, prepared(prop, value, about, tell));
    if (read.success) Object.assign(props, { [prop]: read.output });
    else {
      const shown = typeof value === 'string' ? ` ${excerpt(value)}` : '';
      tell(`${prop}${shown} of ${about} ${read.issues[0].message}: left out.`);
    }
  }
  const operators = props.operators
    ? [...new Set(allOptions(props.operators).map((each) => each.name))]
    : operatorNames;
  if (props.defaultOperator && !operators.includes(props.defaultOperator)) {
    tell(`defaultOperator ${excerpt(props.defaultOperator)} of ${about} is not among its operators: left out.`);
    delete props.defaultOperator;
  }
  const values = props.values && [...new Set(allOptions(props.values).map((each) => each.name))];
  const kind = kindOf(props);
  return {
    name: name.output,
    label: label.success ? label.output : name.output.slice(0, limits.textLength),
    ...kind,
    ...(following && { editor: following.editor }),
    operators,
    ...(values && values.length > 0 && { values }),
    nullable: operators.includes('null') || operators.includes('notNull'),
    props,
  };
}
