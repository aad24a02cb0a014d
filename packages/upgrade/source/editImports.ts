import type MagicString from 'magic-string';
import type { ImportedName, Source, SyntaxNode } from './readSource';

/** What an import becomes; what is not named stays. */
export type Change = { module?: string; imported?: string; local?: string };

/** Whether an import can be written anew without losing something: comments stay where they are. */
export const isPlain = ({ text }: Source, { declaration, imported, isLoaded }: ImportedName): boolean =>
  !isLoaded && imported !== '*' && !/\/[/*]/.test(text.slice(declaration.start, declaration.source.start));

/**
 * Gives names another module or another name, and writes only the declarations that change.
 * @param changes of imports for which `isPlain` holds
 */
export function editImports(source: Source, text: MagicString, changes: ReadonlyMap<ImportedName, Change>): void {
  const declarations = new Set([...changes.keys()].map(({ declaration }) => declaration));
  for (const declaration of declarations) {
    const groups = new Map<string, { defaults: string[]; names: string[] }>();
    const isType = declaration.importKind === 'type';
    for (const name of source.imports.filter((one) => one.declaration === declaration)) {
      const { module = name.module, imported = name.imported, local = name.local } = changes.get(name) ?? {};
      const group = groups.get(module) ?? { defaults: [], names: [] };
      groups.set(module, group);
      if (imported === 'default') group.defaults.push(local);
      else
        group.names.push(
          `${name.isType && !isType ? 'type ' : ''}${imported}${imported === local ? '' : ` as ${local}`}`,
        );
    }
    const quote = source.text[declaration.source.start] as string;
    const end = source.text[declaration.end - 1] === ';' ? ';' : '';
    const keyword = isType ? 'import type' : 'import';
    const lines = [...groups].map(([module, { defaults, names }]) =>
      printed(keyword, [...defaults, ...(names.length ? [names] : [])], `${quote}${module}${quote}${end}`),
    );
    text.overwrite(declaration.start, declaration.end, lines.join('\n').replaceAll('\n', lineBreak(source)));
  }
}

function printed(keyword: string, parts: (string | string[])[], module: string): string {
  const line = (open: string, between: string, close: string) =>
    parts.map((part) => (Array.isArray(part) ? `{${open}${part.join(`,${between}`)}${close}}` : part)).join(', ');
  const short = `${keyword} ${line(' ', ' ', ' ')} from ${module}`;
  return short.length <= 80 ? short : `${keyword} ${line('\n  ', '\n  ', ',\n')} from ${module}`;
}

/** What has been added to a text already, which each place of a rule asks for. */
const added = new WeakMap<MagicString, Set<string>>();

/**
 * Adds an import of one name, after directives such as `'use client'`, or nothing if the file has it.
 * @param named as it is written, such as `type A`
 */
export function addImport(source: Source, text: MagicString, named: string, module: string): void {
  const name = named.replace(/^type /, '');
  if (source.imports.some((one) => one.imported === name && one.module === module && one.local === name)) return;
  const before = added.get(text) ?? new Set();
  if (before.has(name)) return;
  added.set(text, before.add(name));
  const first = source.imports.find(({ isLoaded }) => !isLoaded)?.declaration;
  const quote = first ? (source.text[first.source.start] as string) : "'";
  const end = first && source.text[first.end - 1] !== ';' ? '' : ';';
  const from = `${quote}${module}${quote}`;
  // A module that exports by `module.exports` may not have `import`, too.
  const isCommon = !first && !named.startsWith('type ') && source.imports.some(isRequired);
  const line = isCommon ? `const { ${named} } = require(${from})` : `import { ${named} } from ${from}`;
  const next = lineBreak(source);
  const directive = source
    .nodes('ExpressionStatement')
    .filter((node) => node.directive && node.parent?.type === 'Program')
    .at(-1);
  if (first) text.appendLeft(first.start, `${line}${end}${next}`);
  else if (directive) text.appendLeft(directive.end, `${next}${line}${end}`);
  else text.appendLeft(source.pieces[0]?.start ?? 0, `${line}${end}${next}`);
}

/** Whether a name comes from `require`. */
const isRequired = ({ declaration: { type, parent, init } }: ImportedName): boolean => {
  const given: SyntaxNode | undefined = type === 'Property' ? parent?.parent?.init : init;
  return (given?.type === 'MemberExpression' ? given.object : given)?.callee?.name === 'require';
};

const lineBreak = ({ text }: Source) => (/\r\n/.test(text) ? '\r\n' : '\n');
