import { isFormatUnclear } from './exportOptions';
import {
  builders,
  callsOf,
  elementsOf,
  hasSpread,
  importsFrom,
  isAlias,
  isShadowed,
  library,
  usesOf,
} from './ofLibrary';
import type { ImportedName, Source, SyntaxNode } from './readSource';

/** Code through which the library may be used unseen. */
export function findUnsureUses(source: Source): { node: SyntaxNode; reason: string }[] {
  const isLibrary = (node: SyntaxNode | null | undefined) =>
    typeof node?.value === 'string' && node.value.startsWith(library);
  /** What is loaded by a call into names, which are followed. */
  const taken = source.imports
    .filter(({ isLoaded }) => isLoaded)
    .map(({ node, declaration }) => (node.type === 'Property' ? (node.parent?.parent ?? node) : declaration));
  return [
    ...source.imports
      .filter((name) => name.module.startsWith(library) && isShadowed(source, name))
      .map(({ node, local }) => ({
        node,
        reason: `\`${local}\` is declared in this file as well: what is done with it was not followed.`,
      })),
    ...[...source.nodes('ExportNamedDeclaration'), ...source.nodes('ExportAllDeclaration')]
      .filter((node) => isLibrary(node.source))
      .map((node) => ({ node, reason: 'Names are passed on to other files, which were not connected with them.' })),
    ...source
      .nodes('TSImportType')
      .filter(({ argument }) => isLibrary(argument))
      .map((node) => ({ node, reason: 'A type is taken from the library without an import: it was not followed.' })),
    ...elementsOf(source, builders)
      .filter(hasSpread)
      .map((node) => ({ node, reason: 'Attributes of the builder come from an object: they were not looked at.' })),
    ...importsFrom(source, [...builders, 'formatQuery'], true)
      .flatMap((name) => usesOf(source, name).filter((node) => !isDeclared(name, node)))
      .filter((node) => isValue(node) && !isAlias(node))
      .map((node) => ({ node, reason: `\`${node.name}\` is passed on here: what is done with it was not followed.` })),
    ...[
      ...source.nodes('CallExpression'),
      ...source.nodes('ImportExpression'),
      ...source.nodes('TSExternalModuleReference'),
    ]
      .filter(
        (node) =>
          isLibrary(node.source) ||
          isLibrary(node.expression) ||
          (isLoader(node.callee) && isLibrary(node.arguments[0])),
      )
      .filter(({ start, end }) => !taken.some((one) => one.start <= start && end <= one.end))
      .map((node) => ({ node, reason: 'The library is loaded by a call: what is done with it was not followed.' })),
    ...source
      .nodes('CallExpression')
      .filter(({ callee, arguments: [module] }) => isMock(callee) && isLibrary(module))
      .map((node) => ({ node, reason: 'A test replaces the library here: what takes its place was not followed.' })),
    ...callsOf(source, ['formatQuery'])
      .filter((node) => isFormatUnclear(source, node))
      .map((node) => ({ node, reason: 'The format is not written out here: what it changes was not looked for.' })),
  ];
}

/** Whether it is a call of `require`, or of a function of Jest or Vitest that loads what a test replaces. */
const isLoader = (callee: SyntaxNode | undefined) =>
  callee?.name === 'require' || (isOfTests(callee) && /^(require|import)(Actual|Mock)$/.test(callee?.property.name));
const isMock = (callee: SyntaxNode) => isOfTests(callee) && /^(do)?mock$/i.test(callee.property.name);
const isOfTests = (callee: SyntaxNode | undefined) => /^(jest|vi)$/.test(callee?.object?.name ?? '');

/** Whether a node is where `const { a } = require('b')` names it. */
const isDeclared = ({ isLoaded, node }: ImportedName, { start }: SyntaxNode) =>
  Boolean(isLoaded) && (node.id ?? node).start <= start && start < (node.id ?? node).end;

/** Whether a name is handed to something else: neither called, nor rendered, nor part of a type. */
const isValue = ({ type, start, parent }: SyntaxNode) =>
  type === 'Identifier' &&
  !/^TS(TypeQuery|TypeReference|QualifiedName)$/.test(parent?.type ?? '') &&
  !(parent?.type === 'CallExpression' && parent.callee.start === start);
