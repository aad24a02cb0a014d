import type { RuleOfVersion } from '../Rule';
import type { SyntaxNode } from '../source/readSource';

type Parts = Omit<RuleOfVersion, 'match' | 'kind'> & {
  /** What the modules are called that are there no longer. */
  folder: RegExp;
};

/** A rule about modules with the declarations of the library, whose names its main entry has, too. */
export const typesFolder = ({ folder, ...rule }: Parts): RuleOfVersion => ({
  ...rule,
  kind: 'breaks',
  match: (source, found) => {
    for (const node of source.nodes('Literal')) {
      if (typeof node.value !== 'string' || !folder.test(node.value)) continue;
      const specifiers: SyntaxNode[] = node.parent?.specifiers ?? [];
      const isNamed = specifiers.length > 0 && specifiers.every(({ type }) => /^(Im|Ex)portSpecifier$/.test(type));
      found({
        node,
        edit: isNamed ? (text) => text.overwrite(node.start + 1, node.end - 1, 'react-querybuilder') : undefined,
      });
    }
  },
});
