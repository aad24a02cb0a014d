import {
  ActionElement,
  type ControlElementsProp,
  defaultControlElements,
  type FullField,
  NotToggle,
  Rule,
  ShiftActions,
  ValueEditor,
  ValueSelector,
} from 'samples-next/release';
import { type NamedPart, namingFor, withPlace } from '../nameControls';

type Elements = ControlElementsProp<FullField, string>;

const named = namingFor<Elements>([ActionElement, NotToggle, ShiftActions, ValueEditor, ValueSelector]);

/** Every control of the library, with a toolkit's action element and selector in the place of those that have no own. */
function everyControl(elements: Elements): Elements {
  const { actionElement, valueSelector } = elements;
  const defaults = Object.entries(defaultControlElements).map(([control, component]) => {
    if (actionElement && component === ActionElement) return [control, actionElement];
    return [control, valueSelector && component === ValueSelector ? valueSelector : component];
  });
  return { ...Object.fromEntries(defaults), ...elements };
}

/** Gives controls of release 8 accessible names; a rule's sub-query says which rule it belongs to. */
export const nameControls = (elements: Elements, parts?: NamedPart[]): Elements => ({
  ...named(everyControl(elements), parts),
  rule: withPlace(elements.rule ?? Rule),
});

/** The controls of release 8 without a toolkit, named. */
export const namedControls = nameControls({});
