import type { Rule } from '../Rule';
import { attributeOf, elementsOf, expressionOf, hasSpread } from '../source/ofLibrary';

type Parts = Omit<Rule, 'match' | 'kind'> & {
  elements: readonly string[];
  attribute: string;
};

/** A rule about elements that need an attribute more. It is copied from the object that has `path`, if one is in sight. */
export const missingAttribute = ({ elements, attribute, ...rule }: Parts): Rule => ({
  ...rule,
  kind: 'breaks',
  match: (source, found) => {
    for (const node of elementsOf(source, elements)) {
      if (attributeOf(node, attribute) || hasSpread(node)) continue;
      const path = expressionOf(attributeOf(node, 'path'));
      const props =
        path?.type === 'MemberExpression' && path.object.type === 'Identifier' && path.property.name === 'path'
          ? path.object.name
          : undefined;
      found({
        node,
        edit: props ? (text) => text.appendLeft(node.name.end, ` ${attribute}={${props}.${attribute}}`) : undefined,
      });
    }
  },
});
