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
function isOtherName({ parent, ...node }: SyntaxNode): boolean {
  if (!parent || /^Import\w*Specifier$/.test(parent.type)) return true;
  if (parent.type === 'JSXAttribute') return true;
  if (/MemberExpression/.test(parent.type)) return !parent.computed && parent.property.start === node.start;
  if (parent.type === 'Property') return !parent.shorthand && !parent.computed && parent.key.start === node.start;
  return /PropertySignature|MethodSignature|PropertyDefinition|MethodDefinition/.test(parent.type)
    ? !parent.computed && parent.key?.start === node.start
    : false;
}

/** Calls of functions that come from the library, by their names there. */
export function callsOf(source: Source, names: readonly string[]): SyntaxNode[] {
  const locals = new Set(importsFrom(source, names, true).map(({ local }) => local));
  const namespaces = new Set(importsFrom(source, ['*'], true).map(({ local }) => local));
  if (locals.size === 0 && namespaces.size === 0) return [];
  return source
    .nodes('CallExpression')
    .filter(
      ({ callee }) =>
        (callee.type === 'Identifier' && locals.has(callee.name)) ||
        (callee.type === 'MemberExpression' &&
          namespaces.has(callee.object.name) &&
          names.includes(callee.property.name)),
    );
}

/** Elements of components that come from the library, by their names there; `default` is the builder of the first versions. */
export function elementsOf(source: Source, names: readonly string[]): SyntaxNode[] {
  const locals = new Set(importsFrom(source, names).map(({ local }) => local));
  return source.nodes('JSXOpeningElement').filter(({ name }) => name.type === 'JSXIdentifier' && locals.has(name.name));
}

/** The builder, by its names in all versions. */
export const builders = ['QueryBuilder', 'default'] as const;

/** An attribute of an element, if it is written out. */
export const attributeOf = (element: SyntaxNode, name: string): SyntaxNode | undefined =>
  element.attributes.find((one: SyntaxNode) => one.type === 'JSXAttribute' && one.name.name === name);

/** Whether an element may have attributes that are not written out. */
export const hasSpread = (element: SyntaxNode): boolean =>
  element.attributes.some(({ type }: SyntaxNode) => type === 'JSXSpreadAttribute');

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

/** The format of a call of `formatQuery`: its name, or undefined where it is not written out. */
export function formatOf({ arguments: args }: SyntaxNode): string | undefined {
  const options: SyntaxNode | undefined = args[1];
  const format = options?.type === 'ObjectExpression' ? propertyOf(options, 'format')?.value : options;
  return typeof format?.value === 'string' ? format.value : undefined;
}

/** Whether a call of `formatQuery` takes its format from elsewhere; without one it is `json`. */
export function isFormatUnclear(call: SyntaxNode): boolean {
  const options: SyntaxNode | undefined = call.arguments[1];
  if (!options || formatOf(call) !== undefined) return false;
  if (options.type !== 'ObjectExpression' || propertyOf(options, 'format')) return true;
  return options.properties.some(({ type }: SyntaxNode) => type === 'SpreadElement');
}
