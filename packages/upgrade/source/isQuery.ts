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
function typesOf(source: Source, name: string): readonly SyntaxNode[] {
  const known = typesByName.get(source) ?? collectTypes(source);
  typesByName.set(source, known);
  return known.get(name) ?? [];
}
const typesByName = new WeakMap<Source, Map<string, SyntaxNode[]>>();

function collectTypes(source: Source): Map<string, SyntaxNode[]> {
  const all = new Map<string, SyntaxNode[]>();
  const add = (name: string | undefined, type: SyntaxNode | undefined) => {
    if (name && type) all.set(name, [...(all.get(name) ?? []), type]);
  };
  for (const { name, typeAnnotation } of source.nodes('Identifier')) add(name, typeAnnotation?.typeAnnotation);
  for (const { elements, parent } of source.nodes('ArrayPattern')) {
    const call = parent?.type === 'VariableDeclarator' ? parent.init : undefined;
    if (call?.callee?.name === 'useState')
      add(elements[0]?.name, call.typeArguments?.params[0] ?? call.typeParameters?.params[0]);
  }
  return all;
}
