import type { RuleOfVersion } from '../Rule';
import { bindingOf } from '../source/bindings';
import { addImport } from '../source/editImports';
import { typeNeeded } from '../source/expects';
import { attributeOf, elementsOf, elementsOfCompanions, expressionOf, propertyOf } from '../source/ofLibrary';
import type { Source, SyntaxNode } from '../source/readSource';
import { isOption, type Known } from '../source/typeNamed';
import { typeOf } from '../source/typeOf';

/** A rule about options without `value` that are handed to a selector. */
export const plainOptions: RuleOfVersion = {
  id: 'option-value',
  kind: 'breaks',
  message: 'Options that you hand to `ValueSelector` yourself need `value` beside `name`: `toFullOptionList` adds it.',
  sections: ['options-have-a-value'],
  match: (source, found) => {
    for (const props of source.nodes('ObjectExpression')) {
      const known = typeNeeded(source, props);
      if (known?.kind !== 'library' || !/Selector\w*Props$/.test(known.name)) continue;
      const list = propertyOf(props, 'options')?.value;
      for (const node of list?.type === 'ArrayExpression' ? list.elements : [])
        if (node?.type === 'ObjectExpression' && !propertyOf(node, 'value')) found({ node });
    }
    for (const element of [
      ...elementsOf(source, ['ValueSelector']),
      ...elementsOfCompanions(source, 'ValueSelector'),
    ]) {
      const value = expressionOf(attributeOf(element, 'options'));
      if (!value || !isPlainList(source, value)) continue;
      found({
        node: value,
        edit: (text) => {
          text.appendLeft(value.start, 'toFullOptionList(').appendRight(value.end, ')');
          addImport(source, text, 'toFullOptionList', 'react-querybuilder');
        },
      });
    }
  },
};

/** Whether a list has options without `value`, as far as the file says. */
function isPlainList(source: Source, node: SyntaxNode): boolean {
  if (node.type === 'ArrayExpression')
    return node.elements.some(
      (one: SyntaxNode | null) => one?.type === 'ObjectExpression' && !propertyOf(one, 'value'),
    );
  const known = typeOf(source, node);
  // A field's own lists are as they were given to the builder.
  if (known?.kind === 'member') return known.of === 'Field' && /^(values|operators)$/.test(known.key);
  if (node.type !== 'Identifier') return false;
  if (known) return known.kind === 'list' && (isOption(known.of) || isWithoutValue(known.of));
  const { init } = bindingOf(source, node)?.owner ?? ({} as Partial<SyntaxNode>);
  return init?.type === 'ArrayExpression' && isPlainList(source, init);
}

/** Whether a type that the file writes out has a name, and no value. */
const isWithoutValue = (known: Known) =>
  known.kind === 'object' &&
  ['name', 'value'].map((one) => known.members.some(({ key }) => key?.name === one)).join() === 'true,false';
