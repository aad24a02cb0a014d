import { library } from './ofLibrary';
import type { Source, SyntaxNode } from './readSource';

/** Names that a query or a group goes by where no type says what it is, such as `query`, `nextQuery` and `ruleGroup`. */
const telling = /^(q|query|group|rg)$|(Query|Group)$/;
const groupType = /RuleGroupType|^RuleGroupTypeAny$/;

/** Whether an expression is a query or a group, by its type if the file says so, by its name otherwise. */
export function isQuery(source: Source, node: SyntaxNode | undefined): boolean {
  if (!node) return false;
  if (/^TS(NonNull|As|Satisfies)Expression$/.test(node.type))
    return isGroupType(source, node.typeAnnotation) ?? isQuery(source, node.expression);
  if (node.type === 'MemberExpression') {
    // A group inside of another one: `query.rules[0]`.
    if (node.computed) return node.object.property?.name === 'rules' && isQuery(source, node.object.object);
    return telling.test(node.property.name);
  }
  if (node.type !== 'Identifier') return false;
  const types = typesOf(source, node.name);
  return types.length ? types.some((type) => isGroupType(source, type)) : telling.test(node.name);
}

/** Whether a type is one of the library's groups; undefined without a type. */
function isGroupType(source: Source, type: SyntaxNode | undefined): boolean | undefined {
  if (!type) return undefined;
  const name = type.typeName?.name;
  return source.imports.some(
    ({ local, imported, module }) => local === name && module.startsWith(library) && groupType.test(imported),
  );
}

/** The types that are written at declarations of a name; what `useState` gets counts. */
const typesOf = (source: Source, name: string): SyntaxNode[] =>
  [...source.nodes('Identifier'), ...source.nodes('ArrayPattern')].flatMap((node) => {
    if (node.type === 'Identifier') return node.name === name ? (node.typeAnnotation?.typeAnnotation ?? []) : [];
    const call = node.parent?.type === 'VariableDeclarator' ? node.parent.init : undefined;
    const isState = call?.callee?.name === 'useState' && node.elements[0]?.name === name;
    return isState ? (call.typeArguments?.params[0] ?? call.typeParameters?.params[0] ?? []) : [];
  });
