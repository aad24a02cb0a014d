import type { RuleOfVersion } from '../Rule';
import { elementsOf, exportOf } from '../source/ofLibrary';
import { argumentsOf } from '../source/typeNamed';

type Parts = Omit<RuleOfVersion, 'match' | 'kind'> & {
  /** How many type arguments each type needs; a component may also be without any. */
  needed: Record<string, number>;
};

/** A rule about types whose arguments can be left out no more. */
export const missingArguments = ({ needed, ...rule }: Parts): RuleOfVersion => ({
  ...rule,
  kind: 'breaks',
  match: (source, found) => {
    for (const type of ['TSTypeReference', 'TSExpressionWithTypeArguments', 'TSImportType'])
      for (const node of source.nodes(type)) {
        const name =
          type === 'TSImportType' ? node.qualifier?.name : exportOf(source, node.typeName ?? node.expression);
        if (argumentsOf(node).length < (needed[name ?? ''] ?? 0)) found({ node });
      }
    for (const node of elementsOf(source, Object.keys(needed))) {
      const count = argumentsOf(node).length;
      if (count > 0 && count < (needed[exportOf(source, node.name) ?? ''] ?? 0)) found({ node });
    }
  },
});
