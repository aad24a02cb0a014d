import type { RuleOfVersion } from '../Rule';
import type { SyntaxNode } from '../source/readSource';

type Parts = Omit<RuleOfVersion, 'match' | 'kind'> & {
  /** What the modules are called that are there no longer. */
  folder: RegExp;
  /** Those among them whose names the main entry has, too; all of them if it is not given. */
  main?: RegExp;
  /** The modules still load: only their types are gone. */
  isOfTypes?: true;
};

/** A rule about modules with the declarations of the library, which are not what its main entry is. */
export const typesFolder = ({ folder, main = folder, isOfTypes, ...rule }: Parts): RuleOfVersion => ({
  ...rule,
  kind: 'breaks',
  match: (source, found) => {
    for (const node of isOfTypes && !source.isTyped ? [] : source.nodes('Literal')) {
      if (typeof node.value !== 'string' || !folder.test(node.value)) continue;
      const specifiers: SyntaxNode[] = node.parent?.specifiers ?? [];
      const isNamed =
        main.test(node.value) &&
        specifiers.length > 0 &&
        specifiers.every(({ type }) => /^(Im|Ex)portSpecifier$/.test(type));
      found({
        node,
        edit: isNamed ? (text) => text.overwrite(node.start + 1, node.end - 1, 'react-querybuilder') : undefined,
      });
    }
  },
});
