import { readFileSync } from 'node:fs';
import path from 'node:path';
import ts from 'typescript';
import { packageFolder } from '../packageFolder';
import type { Api, ApiExport, ApiMember } from './api';

const options: ts.CompilerOptions = {
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  jsx: ts.JsxEmit.ReactJSX,
  target: ts.ScriptTarget.ES2022,
  module: ts.ModuleKind.ESNext,
  moduleResolution: ts.ModuleResolutionKind.Bundler,
  resolveJsonModule: true,
  types: [],
};

/** What the language and packages declare, read once: most of it is the same for every release. */
const declarations = new Map<string, ts.SourceFile | undefined>();
const host = ts.createCompilerHost(options);
const { getSourceFile } = host;
host.getSourceFile = (name, ...rest) => {
  if (!declarations.has(name)) declarations.set(name, getSourceFile(name, ...rest));
  return declarations.get(name);
};

const library = 'react-querybuilder';
const printer = ts.createPrinter({ removeComments: true });

/**
 * Reads the API surface of the release that a line's samples are pinned to, sub-path entries included, with the
 * TypeScript compiler API from the shipped `.d.ts` files.
 * @param samples the line's `_samples` folder, from which imports are resolved
 * @param installedAs name of the package there, if it is an alias
 * @throws when the release has no types
 */
export function readApi(samples: string, installedAs = library): Api {
  const importer = path.resolve(samples, 'importer.ts');
  const folder = packageFolder(samples, installedAs);
  const specifiers = entryPoints(folder);
  const files = specifiers.map((specifier) => {
    const found = ts.resolveModuleName(
      specifier.replace(library, installedAs),
      importer,
      options,
      ts.sys,
    ).resolvedModule;
    if (!found) throw new Error(`${specifier} has no types in ${samples}`);
    return found.resolvedFileName;
  });
  const program = ts.createProgram(files, options, host);
  const checker = program.getTypeChecker();
  const exports = new Map<string, ApiExport>();
  let props: ApiMember[] = [];
  files.forEach((file, index) => {
    const source = program.getSourceFile(file);
    const module = source && checker.getSymbolAtLocation(source);
    if (!source || !module) throw new Error(`${file} is not a module`);
    for (const exported of checker.getExportsOfModule(module)) {
      const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
      // The default export of v3 is the component under another name.
      const name = exported.name === 'default' ? symbol.name : exported.name;
      const known = exports.get(name);
      if (known)
        known.from.push(...(known.from.includes(specifiers[index] as string) ? [] : [specifiers[index] as string]));
      else
        exports.set(name, {
          ...{ name, from: [specifiers[index] as string] },
          ...declarationOf(symbol, name, checker),
          ...deprecation(symbol, checker),
        });
      if (name === 'QueryBuilder' && props.length === 0) props = componentProps(symbol, source, checker);
    }
  });
  const release = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8')).version;
  return { release, exports: [...exports.values()].sort((a, b) => a.name.localeCompare(b.name, 'en')), props };
}

/** The package itself and every typed sub-path of its `exports` map. `/debug` offers the same names again. */
function entryPoints(folder: string): string[] {
  const { exports = {} } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
  const typed = Object.entries<{ types?: string; import?: { types?: string } }>(exports).filter(
    ([, target]) => target.types ?? target.import?.types,
  );
  const paths = typed.map(([key]) => key).filter((key) => key !== '.' && key !== './debug');
  return [library, ...paths.map((key) => `${library}${key.slice(1)}`)];
}

function declarationOf(
  symbol: ts.Symbol,
  name: string,
  checker: ts.TypeChecker,
): Pick<ApiExport, 'kind' | 'declaration' | 'members' | 'options'> {
  const declaration = (symbol.declarations ?? []).map(print).join('\n') || `const ${name}: string;`;
  if (symbol.flags & ts.SymbolFlags.Value) {
    const kind = kindOfValue(symbol, name, checker);
    const options = optionsOf(symbol, kind === 'component' ? 0 : 1, checker);
    return { kind, declaration, ...(options && { options }) };
  }
  const members = membersOf(checker.getDeclaredTypeOfSymbol(symbol), checker);
  return { kind: 'type', declaration, ...(members.length && { members }) };
}

function kindOfValue(symbol: ts.Symbol, name: string, checker: ts.TypeChecker): ApiExport['kind'] {
  if (symbol.flags & ts.SymbolFlags.ValueModule) return 'namespace';
  if (symbol.flags & ts.SymbolFlags.Class) return 'class';
  const place = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const type = place && checker.getTypeOfSymbolAtLocation(symbol, place);
  const isCallable = !!type?.getCallSignatures().length;
  if (/^use[A-Z]/.test(name) && isCallable) return 'hook';
  // A component is a function named like one, or what memo and forwardRef return.
  if (/^[A-Z][a-z]/.test(name) && type && (isCallable || type.getProperty('$$typeof'))) return 'component';
  return isCallable ? 'function' : 'constant';
}

/** The text of a declaration, comments and keywords of the `.d.ts` removed, long parameter lists one to a line. */
function print(node: ts.Declaration): string {
  // A namespace that is a file of its own.
  if (ts.isSourceFile(node)) return `namespace { ${node.statements.flatMap(declaredNames).join(', ')} }`;
  const statement = ts.isVariableDeclaration(node) ? node.parent.parent : node;
  if (!ts.isStatement(statement)) return '';
  const source = statement.getSourceFile();
  const text = printer
    .printNode(
      ts.EmitHint.Unspecified,
      ts.transform<ts.Node>(statement, [nameParameters]).transformed[0] as ts.Node,
      source,
    )
    .replace(/^(export )?(default )?(declare )?/, '');
  const list = /^(function \w+(?:<[^(]*>)?)\((.*)\)(: [^)]*;)$/.exec(text);
  if (text.length <= 90 || !list || !ts.isFunctionDeclaration(node)) return text;
  const parameters = node.parameters.map(
    (parameter) => `  ${printer.printNode(ts.EmitHint.Unspecified, parameter, source)},`,
  );
  return [`${list[1]}(`, ...parameters, `)${list[3]}`].join('\n');
}

const declaredNames = (statement: ts.Statement) =>
  ts.isVariableStatement(statement) ? statement.declarationList.declarations.map(({ name }) => name.getText()) : [];

/** A destructured parameter says in forty names what its type says already; it is printed as `props`. */
const nameParameters: ts.TransformerFactory<ts.Node> = (context) => {
  const visit = (node: ts.Node): ts.Node =>
    ts.isParameter(node) && ts.isObjectBindingPattern(node.name)
      ? ts.factory.updateParameterDeclaration(
          node,
          node.modifiers,
          node.dotDotDotToken,
          'props',
          node.questionToken,
          node.type,
          undefined,
        )
      : ts.visitEachChild(node, visit, context);
  return visit;
};

function membersOf(type: ts.Type, checker: ts.TypeChecker): ApiMember[] {
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) || type.getCallSignatures().length) return [];
  return checker.getPropertiesOfType(type).flatMap((property) => {
    const place = property.valueDeclaration ?? property.declarations?.[0];
    // Members of arrays, functions and DOM elements are not the library's.
    if (!place || !/node_modules\/@?react-querybuilder(-\d+)?\//.test(place.getSourceFile().fileName)) return [];
    return [
      {
        name: property.name,
        type: typeText(property, place, checker),
        optional: !!(property.flags & ts.SymbolFlags.Optional),
        ...deprecation(property, checker),
      },
    ];
  });
}

/**
 * What the release says of a name that it marks as deprecated, on one line and without marks of links. A function of
 * several overloads is deprecated when all of them are.
 */
function deprecation(symbol: ts.Symbol, checker: ts.TypeChecker): { deprecated?: string } {
  const overloads = (symbol.declarations ?? []).filter(ts.isFunctionLike);
  if (overloads.some((overload) => !ts.getJSDocDeprecatedTag(overload))) return {};
  const tag = symbol.getJsDocTags(checker).find(({ name }) => name === 'deprecated');
  if (!tag) return {};
  const text = ts.displayPartsToString(tag.text).replace(/\{@link (\S+?)\}/g, '$1');
  return { deprecated: text.replace(/\s+/g, ' ').trim() };
}

/** Overloads and the arms of a union count together; before `first` there are no options but what a function works on. */
function optionsOf(symbol: ts.Symbol, first: number, checker: ts.TypeChecker): ApiMember[] | undefined {
  const place = symbol.valueDeclaration ?? symbol.declarations?.[0];
  const signatures = place ? checker.getTypeOfSymbolAtLocation(symbol, place).getCallSignatures() : [];
  const found = signatures.flatMap((signature) => {
    const parameters = signature
      .getParameters()
      .slice(first)
      .map((parameter) => {
        const type = checker.getNonNullableType(checker.getTypeOfSymbol(parameter));
        return (type.isUnion() ? type.types : [type]).flatMap((each) => membersOf(each, checker));
      });
    return parameters.findLast((members) => members.length > 0) ?? [];
  });
  return found.length ? [...new Map(found.map((member) => [member.name, member])).values()] : undefined;
}

/** The type as written in the `.d.ts`, which names types a reader can look up, or else as the checker computes it. */
function typeText(property: ts.Symbol, place: ts.Declaration, checker: ts.TypeChecker): string {
  const written =
    (ts.isPropertySignature(place) || ts.isPropertyDeclaration(place)) && place.type ? place.type.getText() : undefined;
  const computed = checker.typeToString(checker.getTypeOfSymbolAtLocation(property, place));
  const text = written ?? (spelledOut.test(computed) ? writtenMethod(place) : undefined) ?? computed;
  return text
    .replace(/\/\*\*?[\s\S]*?\*\//g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** The checker lost the names: it cut the type short, or wrote out what they stand for. */
const spelledOut = /\.\.\.|<string, string|\{ \[x: string\]/;

const writtenMethod = (place: ts.Declaration) =>
  ts.isMethodSignature(place) && place.type
    ? `(${place.parameters.map((parameter) => parameter.getText()).join(', ')}) => ${place.type.getText()}`
    : undefined;

function componentProps(symbol: ts.Symbol, source: ts.SourceFile, checker: ts.TypeChecker): ApiMember[] {
  const [signature] = checker.getTypeOfSymbolAtLocation(symbol, source).getCallSignatures();
  const [parameter] = signature?.getParameters() ?? [];
  if (!parameter) return [];
  const type = checker.getTypeOfSymbolAtLocation(parameter, source);
  // A union (controlled or not, combinators or not) has a prop when one of its members has it.
  const types = type.isUnion() ? type.types : [type];
  const props = new Map<string, ApiMember>();
  for (const each of types)
    for (const property of checker.getPropertiesOfType(checker.getApparentType(each))) {
      const place = property.valueDeclaration ?? property.declarations?.[0];
      if (!place) continue;
      const type = typeText(property, place, checker);
      const known = props.get(property.name);
      // In the arm of the union that forbids a prop its type is `never`.
      if (/^(undefined|never)$/.test(type) || known?.type.split(' | ').includes(type)) continue;
      const optional = !!(property.flags & ts.SymbolFlags.Optional);
      if (known && known.type !== type) known.type = `${known.type} | ${type}`;
      else props.set(property.name, { name: property.name, type, optional, ...deprecation(property, checker) });
    }
  return [...props.values()];
}
