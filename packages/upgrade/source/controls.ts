import { attributeOf } from './ofLibrary';
import type { Source, SyntaxNode } from './readSource';
import { type Known, typeNamed } from './typeNamed';

/** Controls whose props are not called as they are. */
const others: Record<string, string> = {
  notToggle: 'NotToggleProps',
  dragHandle: 'DragHandleProps',
  inlineCombinator: 'InlineCombinatorProps',
  rule: 'RuleProps',
  ruleGroup: 'RuleGroupProps',
};

/** What the props of a control are called, by the name of the control among all. */
function propsNamed(control: string): string | undefined {
  if (/^(addRule|addGroup)Action$/.test(control)) return 'ActionWithRulesProps';
  if (/Action$|^actionElement$/.test(control)) return 'ActionProps';
  if (/^[a-z]+([A-Z][a-z]+)?(Selector|Editor)$/.test(control))
    return `${control.charAt(0).toUpperCase()}${control.slice(1)}Props`;
  return others[control];
}

/** The props of a control whose function stands among the controls of a builder, and says no type itself. */
export function propsOfControl(source: Source, { parent: property, ...made }: SyntaxNode): Known | undefined {
  if (property?.type !== 'Property' || property.computed || property.value.start !== made.start) return undefined;
  const name = isControls(source, property.parent) ? propsNamed(property.key.name ?? property.key.value) : undefined;
  return name ? { kind: 'library', name } : undefined;
}

/** Whether an object is what a builder gets as its controls, or is typed as such. */
function isControls(source: Source, object: SyntaxNode | undefined): boolean {
  const { parent } = object ?? {};
  if (parent?.type === 'JSXExpressionContainer') return parent.parent?.name?.name === 'controlElements';
  const known = typeNamed(source, writtenType(parent));
  return known?.kind === 'library' && known.name === 'Controls';
}

/** The type that a variable or `satisfies` says of a value. */
const writtenType = (place: SyntaxNode | undefined): SyntaxNode | undefined =>
  place?.type === 'VariableDeclarator'
    ? place.id.typeAnnotation?.typeAnnotation
    : place?.type === 'TSSatisfiesExpression'
      ? place.typeAnnotation
      : undefined;

/** Whether a file has controls of a builder, whose props have types of the library that it does not write. */
export const hasControls = (source: Source): boolean =>
  source.isTyped && source.nodes('JSXOpeningElement').some((element) => attributeOf(element, 'controlElements'));
