import type { ImportedName, Source, SyntaxNode } from './readSource';

/** The main entry of the library. */
export const library = 'react-querybuilder';

/** Modules that have the functions of the library's main entry, too. */
const isEntry = (module: string) => module === library || module.startsWith(`${library}/`);

/** Names of imports that a file declares again in another scope: which is meant where, is not told apart. */
export const isShadowed = (source: Source, { local }: ImportedName): boolean => source.declared.has(local);

/**
 * What a file imports from the library under one of some names, and declares nowhere else.
 * @param isAnyEntry from a sub-path, too
 */
export const importsFrom = (source: Source, names: readonly string[], isAnyEntry = false): ImportedName[] =>
  source.imports.filter(
    (name) =>
      (isAnyEntry ? isEntry(name.module) : name.module === library) &&
      names.includes(name.imported) &&
      !isShadowed(source, name),
  );

/** Places where an imported name is used. */
export function usesOf(source: Source, { local }: ImportedName): SyntaxNode[] {
  return [...source.nodes('Identifier'), ...source.nodes('JSXIdentifier')].filter(
    (node) => node.name === local && !isOtherName(node),
  );
}

/** Whether an identifier is a key, a member, an attribute or part of an import, and no variable. */
export function isOtherName({ parent, ...node }: SyntaxNode): boolean {
  if (!parent || /^Import\w*Specifier$/.test(parent.type)) return true;
  if (parent.type === 'JSXAttribute') return true;
  if (/MemberExpression/.test(parent.type)) return !parent.computed && parent.property.start === node.start;
  if (parent.type === 'Property') return !parent.shorthand && !parent.computed && parent.key.start === node.start;
  return /PropertySignature|MethodSignature|PropertyDefinition|MethodDefinition/.test(parent.type)
    ? !parent.computed && parent.key?.start === node.start
    : false;
}

/** Names that hold an export of the library, such as `const List = memo(ValueSelector)`, with its name there. */
function aliasesOf(source: Source): ReadonlyMap<string, string> {
  const known = aliases.get(source);
  if (known) return known;
  const found = new Map<string, string>();
  aliases.set(source, found);
  if (!source.imports.some(({ module }) => isEntry(module))) return found;
  for (const { id, init } of source.nodes('VariableDeclarator')) {
    const name = id.type === 'Identifier' && init && exportOf(source, insideOf(init));
    if (name) found.set(id.name, name);
  }
  return found;
}
const aliases = new WeakMap<Source, Map<string, string>>();

/** What an assertion, `memo` or `styled` is put around. */
function insideOf(node: SyntaxNode): SyntaxNode {
  if (/^TS(NonNull|As|Satisfies)Expression$/.test(node.type)) return insideOf(node.expression);
  if (node.type === 'TaggedTemplateExpression') return insideOf(node.tag);
  const isAround =
    node.type === 'CallExpression' &&
    node.arguments.length > 0 &&
    /^(memo|styled)$/.test(node.callee.name ?? node.callee.property?.name ?? '');
  return isAround ? insideOf(node.arguments[0]) : node;
}

/** Whether a name is that of another one for an export, which is followed. */
export const isAlias = (use: SyntaxNode): boolean => {
  let node: SyntaxNode | undefined = use;
  while (node && node.type !== 'VariableDeclarator') node = node.parent;
  return node?.id.type === 'Identifier' && Boolean(node.init) && insideOf(node.init).start === use.start;
};

/** Names of a file that are exports of the library, and those that are the library as a whole. */
function namesOf(source: Source): { exports: ReadonlyMap<string, string>; wholes: ReadonlySet<string> } {
  const known = names.get(source);
  if (known) return known;
  const own = source.imports.filter((one) => isEntry(one.module) && !isShadowed(source, one));
  const found = {
    exports: new Map(own.filter(({ imported }) => imported !== '*').map(({ local, imported }) => [local, imported])),
    wholes: new Set(own.filter(({ imported }) => imported === '*').map(({ local }) => local)),
  };
  names.set(source, found);
  return found;
}
const names = new WeakMap<Source, ReturnType<typeof namesOf>>();

/** The name under which the library exports what an expression, an element or a type names. */
export function exportOf(source: Source, node: SyntaxNode): string | undefined {
  if (node.type === 'Identifier' || node.type === 'JSXIdentifier')
    return namesOf(source).exports.get(node.name) ?? aliasesOf(source).get(node.name);
  if (node.computed || !/^(JSX)?MemberExpression$|^TSQualifiedName$/.test(node.type)) return undefined;
  const [whole, name] = node.left ? [node.left, node.right] : [node.object, node.property];
  return isWhole(source, whole) ? name.name : undefined;
}

/** Whether a name is that of the whole library, as in `import * as RQB`. */
const isWhole = (source: Source, { name }: SyntaxNode) => namesOf(source).wholes.has(name);

/** Nodes by what of the library they name, told apart once for all rules. */
function byExport(source: Source, type: string, named: (node: SyntaxNode) => SyntaxNode): Map<string, SyntaxNode[]> {
  const all = found.get(source) ?? new Map<string, Map<string, SyntaxNode[]>>();
  found.set(source, all);
  const known = all.get(type);
  if (known) return known;
  const grouped = new Map<string, SyntaxNode[]>();
  all.set(type, grouped);
  for (const node of source.nodes(type)) {
    const name = exportOf(source, named(node));
    if (!name) continue;
    const others = grouped.get(name);
    if (others) others.push(node);
    else grouped.set(name, [node]);
  }
  return grouped;
}
const found = new WeakMap<Source, Map<string, Map<string, SyntaxNode[]>>>();

/** Every place where a file takes one of some names from the library's main entry, imports or not. */
export function mentionsOf(source: Source, names: readonly string[]): SyntaxNode[] {
  return [...importsFrom(source, names).map(({ node }) => node), ...mentionsWithoutImport(source, names)];
}

/** The same without imports: `RQB.name`, `export { name } from` and `import('react-querybuilder').name`. */
export function mentionsWithoutImport(source: Source, names: readonly string[]): SyntaxNode[] {
  const isOne = (node: SyntaxNode | undefined) => names.includes(node?.name ?? String(node?.value));
  const isWholeOf = (of: SyntaxNode, name: SyntaxNode) => isOne(name) && isWhole(source, of);
  return [
    ...source.nodes('MemberExpression').filter(({ object, property }) => isWholeOf(object, property)),
    ...source
      .nodes('JSXMemberExpression')
      .filter(({ object, property, parent }) => parent?.type !== 'JSXClosingElement' && isWholeOf(object, property)),
    ...source.nodes('TSQualifiedName').filter(({ left, right }) => isWholeOf(left, right)),
    ...source.nodes('ExportSpecifier').filter(({ local, parent }) => parent?.source?.value === library && isOne(local)),
    ...source
      .nodes('TSImportType')
      .filter(({ argument, qualifier }) => (argument.literal ?? argument).value === library && isOne(qualifier)),
  ];
}

/** Calls of functions that come from the library, by their names there. */
export const callsOf = (source: Source, wanted: readonly string[]): SyntaxNode[] =>
  wanted.flatMap((name) => byExport(source, 'CallExpression', ({ callee }) => callee).get(name) ?? []);

/** Elements of components that come from the library, by their names there; `default` is the builder of the first versions. */
export const elementsOf = (source: Source, wanted: readonly string[]): SyntaxNode[] =>
  wanted.flatMap((one) => byExport(source, 'JSXOpeningElement', ({ name }) => name).get(one) ?? []);

/** Elements of components of companions, such as `AntDValueSelector`, by the name of the component that they stand for. */
export function elementsOfCompanions(source: Source, name: string): SyntaxNode[] {
  const own = source.imports.filter(
    (one) => one.module.startsWith('@react-querybuilder/') && one.imported.endsWith(name) && !isShadowed(source, one),
  );
  const names = new Set(own.map(({ local }) => local));
  return names.size ? source.nodes('JSXOpeningElement').filter((node) => names.has(node.name.name)) : [];
}

/** The builder, by its names in all versions. */
export const builders = ['QueryBuilder', 'default'] as const;

/** An attribute of an element, if it is written out. */
export const attributeOf = (element: SyntaxNode, name: string): SyntaxNode | undefined =>
  element.attributes.find((one: SyntaxNode) => one.type === 'JSXAttribute' && one.name.name === name);

/** Attributes of builders that are called by some names. */
export const attributesOfBuilders = (source: Source, names: readonly string[]): SyntaxNode[] =>
  elementsOf(source, builders).flatMap((element) => names.flatMap((name) => attributeOf(element, name) ?? []));

/** Whether an element may have attributes that are not written out. */
export const hasSpread = (element: SyntaxNode): boolean =>
  element.attributes.some(({ type }: SyntaxNode) => type === 'JSXSpreadAttribute');

/** Names of all attributes of an element, those of spread objects that the file writes out too; nothing if there are others. */
export function attributesOf(source: Source, element: SyntaxNode): Set<string> | undefined {
  const names = new Set<string>();
  for (const { type, name, argument } of element.attributes) {
    if (type === 'JSXAttribute') names.add(name.name);
    else {
      const [held, ...others] = source.nodes('VariableDeclarator').filter(({ id }) => id.name === argument.name);
      if (held?.init?.type !== 'ObjectExpression' || others.length) return undefined;
      for (const property of held.init.properties) {
        if (property.type !== 'Property' || property.computed) return undefined;
        names.add(property.key.name ?? property.key.value);
      }
    }
  }
  return names;
}

/** The expression of an attribute, `undefined` for one without a value. */
export const expressionOf = (attribute: SyntaxNode | undefined): SyntaxNode | undefined =>
  attribute?.value?.type === 'JSXExpressionContainer' ? attribute.value.expression : attribute?.value;

/** A property that is written out in an object. */
export const propertyOf = (object: SyntaxNode | undefined, name: string): SyntaxNode | undefined =>
  object?.type === 'ObjectExpression'
    ? object.properties.find(
        ({ type, key, computed }: SyntaxNode) =>
          type === 'Property' && !computed && (key.name === name || key.value === name),
      )
    : undefined;
