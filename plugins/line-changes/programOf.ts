import { tsPlugin } from '@sveltejs/acorn-typescript';
import { Parser, type Token } from 'acorn';

const parser = Parser.extend(tsPlugin({ jsx: true }));

type Span = { start: number; end: number };
type Statement = Span & { type: string };

/**
 * The program that prints an output of a sample: a region with the declarations that it uses, and everything that stands
 * outside of regions and runs. Comments, white space and the entry of the library that a name is imported from do not count.
 * Two releases that run the same program differ by themselves.
 * @param text the sample
 * @param region the part that printed it; without one, all of it
 * @throws for a text that is no TypeScript
 */
export function programOf(text: string, region?: string): string {
  const tokens: Token[] = [];
  const options = { ecmaVersion: 'latest', sourceType: 'module', locations: true, onToken: tokens } as const;
  const body = parser.parse(text, options).body as Statement[];
  const wordsIn = ({ start, end }: Span) => tokens.filter((token) => token.start >= start && token.end <= end);
  const parts = body.map((statement) => ({
    statement,
    words: wordsIn(statement).map((token) => text.slice(token.start, token.end)),
    declares: namesDeclared(statement),
  }));
  const own = region === undefined ? { start: 0, end: text.length } : spanOf(text, region);
  const others = region === undefined ? [] : regionsOf(text);
  const isIn = (span: Span, statement: Span) => statement.start < span.end && span.start < statement.end;
  const taken = new Set(
    parts.filter(
      ({ statement, declares }) =>
        isIn(own, statement) || (!declares.length && !others.some((other) => isIn(other, statement))),
    ),
  );
  // A set goes on to what is added to it.
  for (const { words } of taken)
    for (const part of parts) if (part.declares.some((name) => words.includes(name))) taken.add(part);
  const kept = parts.filter((part) => taken.has(part));
  const code = kept.filter(({ statement }) => !isImport(statement)).map(({ words }) => words);
  const used = new Set(code.flat());
  const imports = kept.flatMap(({ statement }) => (isImport(statement) ? importedOf(statement, used) : []));
  return [...imports.sort(), ...code.map((words) => words.join(' '))].join('\n');
}

const isImport = ({ type }: Statement) => type === 'ImportDeclaration';

/** One line for each name that is imported and used, whatever the entry of the library. */
function importedOf(statement: Statement, used: ReadonlySet<string>): string[] {
  const { specifiers, source } = statement as unknown as Import;
  const module = source.value.replace(/^react-querybuilder\/.*/, 'react-querybuilder');
  return specifiers
    .filter(({ local }) => used.has(local.name))
    .map(({ type, imported, local }) => `import ${imported?.name ?? type} as ${local.name} from ${module}`);
}

type Import = {
  specifiers: { type: string; imported?: { name: string }; local: { name: string } }[];
  source: { value: string };
};

/** Names that a statement of a module declares; of a pattern, all names in it. */
function namesDeclared(statement: Statement): string[] {
  const { declaration = statement } = statement as Statement & { declaration?: Statement };
  const { id, declarations, specifiers } = (declaration ?? statement) as unknown as {
    id?: object;
    declarations?: { id: object }[];
    specifiers?: { local: object }[];
  };
  const patterns = [
    id,
    ...(declarations ?? []).map((each) => each.id),
    ...(specifiers ?? []).map(({ local }) => local),
  ];
  return patterns.flatMap((pattern) => (pattern ? namesIn(pattern) : []));
}

const namesIn = (node: object): string[] =>
  'type' in node && node.type === 'Identifier' && 'name' in node
    ? [String(node.name)]
    : Object.values(node).flatMap((child) => (child && typeof child === 'object' ? namesIn(child) : []));

const regionsOf = (text: string): Span[] =>
  [...text.matchAll(/^\s*\/\/ #region (\S+)/gm)].map(([, name = '']) => spanOf(text, name));

function spanOf(text: string, region: string): Span {
  const [start, end] = ['region', 'endregion'].map((marker) =>
    text.search(new RegExp(`^\\s*// #${marker} ${region}\\s*$`, 'm')),
  );
  if (start === undefined || end === undefined || start < 0 || end < start) throw new Error(`no region "${region}"`);
  return { start, end };
}
