import { bindingsOf } from './bindings';
import { hasControls } from './controls';
import { exportOf, isOtherName } from './ofLibrary';
import type { Source, SyntaxNode } from './readSource';
import { type Known, typeNamed } from './typeNamed';
import { typeOf, typeOfBinding } from './typeOf';

/** A place where something is a member of a type of the library: an expression, a binding of a pattern, or a type. */
type Member = { node: SyntaxNode; of: string; key: string; as: 'expression' | 'binding' | 'type' };
type Asked = (of: string, key: string) => boolean;

const members = new WeakMap<Source, Member[]>();

/** All members of a file, which rules ask for one after the other. */
function membersOf(source: Source): Member[] {
  const known = members.get(source);
  if (known) return known;
  const found: Member[] = [];
  members.set(source, found);
  if (!namesTypes(source)) return found;
  const add = (node: SyntaxNode, type: Known | undefined, as: Member['as']) =>
    type?.kind === 'member' && found.push({ node, of: type.of, key: type.key, as });
  const bound = bindingsOf(source).flatMap((binding) => {
    const type = typeOfBinding(source, binding);
    return type?.kind === 'member' ? [{ ...binding, type }] : [];
  });
  const [names, declared] = [new Set(bound.map(({ node }) => node.name)), new Set(bound.map(({ node }) => node))];
  for (const { node, path, type } of bound) if (path.length > 0) add(node, type, 'binding');
  for (const node of source.nodes('MemberExpression')) add(node, typeOf(source, node), 'expression');
  for (const node of names.size ? source.nodes('Identifier') : [])
    if (names.has(node.name) && !declared.has(node) && !isOtherName(node))
      add(node, typeOf(source, node), 'expression');
  for (const node of source.nodes('TSIndexedAccessType')) add(node, typeNamed(source, node), 'type');
  return found;
}

/** Whether a file writes a type of the library anywhere: without one, nothing in it is known to be a member of one. */
const namesTypes = (source: Source): boolean =>
  hasControls(source) ||
  source.nodes('TSImportType').length > 0 ||
  source.nodes('TSTypeReference').some(({ typeName }) => exportOf(source, typeName)) ||
  source.nodes('TSExpressionWithTypeArguments').some(({ expression }) => exportOf(source, expression));

/** Places where a member of a type of the library is taken: `props.label`, `{ label }: Props` and `Props['label']`. */
export const takenFrom = (source: Source, asked: Asked): SyntaxNode[] =>
  membersOf(source)
    .filter(({ node, of, key, as }) => asked(of, key) && !(as === 'expression' && node.type === 'Identifier'))
    .map(({ node }) => node);

/** Expressions that are a member of a type of the library, also by a name that was given to it. */
export const valuesOf = (source: Source, asked: Asked): SyntaxNode[] =>
  membersOf(source)
    .filter(({ of, key, as }) => as === 'expression' && asked(of, key))
    .map(({ node }) => node);
