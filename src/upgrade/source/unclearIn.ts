import { library } from './ofLibrary';
import type { Source, SyntaxNode } from './readSource';

/** Code through which the library may be used unseen. */
export function unclearIn(source: Source): { node: SyntaxNode; reason: string }[] {
  const isLibrary = (node: SyntaxNode | null | undefined) =>
    typeof node?.value === 'string' && node.value.startsWith(library);
  return [
    ...source.imports
      .filter(({ imported, module }) => imported === '*' && module.startsWith(library))
      .map(({ node }) => ({
        node,
        reason: 'The whole library is imported under one name: components and types were not followed.',
      })),
    ...[...source.nodes('ExportNamedDeclaration'), ...source.nodes('ExportAllDeclaration')]
      .filter((node) => isLibrary(node.source))
      .map((node) => ({ node, reason: 'Names are passed on to other files, which were not connected with them.' })),
    ...[...source.nodes('CallExpression'), ...source.nodes('ImportExpression')]
      .filter((node) => isLibrary(node.source) || (node.callee?.name === 'require' && isLibrary(node.arguments[0])))
      .map((node) => ({ node, reason: 'The library is loaded by a call: what is done with it was not followed.' })),
  ];
}
