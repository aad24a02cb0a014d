import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Release } from '@site/lines/lines';
import { packageFolder } from '@site/plugins/packageFolder';
import ts from 'typescript';

/** What a release declares under a name. */
type Declared = {
  /** How many type parameters have to be given. */
  parameters: number;
  /** How many arguments a call has to have. */
  args: number;
  /** Members by their names: of an object, or of what a function takes first. */
  members: Map<string, { isRequired: boolean; type: ts.Type; text: string }>;
  isFunction?: true;
  /** What properties of one's own are. */
  own?: string;
};

/** The declarations of some releases in one program, so that their types can be compared. */
export function declarationsOf(releases: readonly Release[]) {
  const entries = releases.map(({ samples, installedAs }) => {
    const folder = packageFolder(samples, installedAs);
    const { exports, types, typings } = JSON.parse(readFileSync(path.join(folder, 'package.json'), 'utf8'));
    return path.join(folder, exports?.['.']?.import?.types ?? types ?? typings);
  });
  const program = ts.createProgram(entries, {
    strict: true,
    skipLibCheck: true,
    jsx: ts.JsxEmit.ReactJSX,
    target: ts.ScriptTarget.ES2022,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  });
  const checker = program.getTypeChecker();
  const exportsOf = (entry: string) => {
    const module = checker.getSymbolAtLocation(program.getSourceFile(entry) as ts.SourceFile);
    const all = new Map(
      checker.getExportsOfModule(module as ts.Symbol).map((one) => [one.name, declaredBy(checker, one)]),
    );
    for (const [key, { type }] of all.get('Controls')?.members ?? [])
      all.set(`Controls.${key}`, { parameters: 0, args: 0, members: propsOf(checker, type), isFunction: true });
    return all;
  };
  return { checker, releases: entries.map(exportsOf) };
}

function declaredBy(checker: ts.TypeChecker, exported: ts.Symbol): Declared {
  const symbol = exported.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(exported) : exported;
  const [declaration] = symbol.declarations ?? [];
  const none = { parameters: 0, args: 0, members: new Map() };
  if (!declaration) return none;
  const membersOf = (type: ts.Type) =>
    new Map(
      checker
        .getPropertiesOfType(type)
        // Members of arrays and texts are those of the language.
        .filter(
          ({ name, declarations }) =>
            !/^\d+$/.test(name) &&
            !declarations?.some((one) => /\/typescript\/lib\//.test(one.getSourceFile().fileName)),
        )
        .map((member) => {
          const own = checker.getTypeOfSymbolAtLocation(member, declaration);
          const text = checker.typeToString(own, undefined, ts.TypeFormatFlags.NoTruncation);
          return [member.name, { isRequired: !(member.flags & ts.SymbolFlags.Optional), type: own, text }];
        }),
    );
  if (ts.isInterfaceDeclaration(declaration) || ts.isTypeAliasDeclaration(declaration)) {
    const type = checker.getDeclaredTypeOfSymbol(symbol);
    const own = checker.getIndexInfosOfType(type).find(({ keyType }) => keyType.flags & ts.TypeFlags.String);
    return {
      ...none,
      parameters: declaration.typeParameters?.filter((parameter) => !parameter.default).length ?? 0,
      members: membersOf(type),
      ...(own && { own: checker.typeToString(own.type) }),
    };
  }
  const calls = checker.getTypeOfSymbolAtLocation(symbol, declaration).getCallSignatures();
  const [given] = calls.at(-1)?.getParameters() ?? [];
  return {
    ...none,
    isFunction: true,
    args: calls.length
      ? Math.min(...calls.map((call) => (call as unknown as { minArgumentCount: number }).minArgumentCount))
      : 0,
    members: given ? membersOf(checker.getTypeOfSymbolAtLocation(given, declaration)) : new Map(),
  };
}

/** What a control is given, by the types of the components that it may be. */
function propsOf(checker: ts.TypeChecker, type: ts.Type): Declared['members'] {
  const known = checker.getNonNullableType(type);
  const calls = (known.isUnion() ? known.types : [known]).flatMap((one) => [
    ...one.getCallSignatures(),
    ...one.getConstructSignatures(),
  ]);
  const props = calls.flatMap((call) => {
    const [given] = call.getParameters();
    return given ? checker.getPropertiesOfType(checker.getTypeOfSymbol(given)) : [];
  });
  return new Map(
    props.map(({ name, flags }) => [name, { isRequired: !(flags & ts.SymbolFlags.Optional), type: known, text: '' }]),
  );
}

/** What code can notice of the difference between two releases, each as a few words that begin with a name. */
export function differencesOf(
  checker: ts.TypeChecker,
  before: ReadonlyMap<string, Declared>,
  after: ReadonlyMap<string, Declared>,
): string[] {
  /** Types of the library are compared where they are declared, and type parameters can be anything. */
  const isOwn = (text: string) =>
    [...text.matchAll(/\w+/g)].some(([word]) => /^[A-Z]$/.test(word) || before.has(word) || after.has(word));
  return [...before].flatMap(([name, old]) => {
    const next = after.get(name);
    if (!next) return `${name} is gone`;
    const words: string[] = [];
    if (next.parameters > old.parameters) words.push(`${name} needs type arguments`);
    if (next.args > old.args) words.push(`${name} needs arguments`);
    if (old.own === 'any' && next.own === 'unknown') words.push(`${name} has unknown properties`);
    for (const [key, member] of old.members) {
      const other = next.members.get(key);
      // More may be given to a function than it takes.
      if (!other) words.push(...(old.isFunction ? [] : [`${name}.${key} is gone`]));
      else if (!old.isFunction && !isOwn(member.text) && !isOwn(other.text)) {
        // What fits neither way is a type parameter of either release, which the compiler takes for strangers.
        const [isTaken, isGiven] = [
          checker.isTypeAssignableTo(member.type, other.type),
          checker.isTypeAssignableTo(other.type, member.type),
        ];
        if (isGiven && !isTaken) words.push(`${name}.${key} takes less`);
        if (isTaken && !isGiven) words.push(`${name}.${key} gives more`);
      }
    }
    for (const [key, { isRequired }] of next.members)
      if (isRequired && !old.members.get(key)?.isRequired) words.push(`${name}.${key} is needed`);
    return words;
  });
}
