import fc from 'fast-check';
import { expect, it } from 'vitest';
import { rulesWithSamples } from '../fixtures/samples';
import { mapEditedLines } from './mapEditedLines';
import { checkSyntax, readSource, rereadSource, type Source, type SyntaxNode } from './readSource';

const texts = rulesWithSamples.map(({ sample }) => sample.before);
const types = [...new Set(texts.flatMap((text) => typesOf(readSource('a.tsx', text))))];

function typesOf({ pieces }: Source): string[] {
  return pieces.flatMap(({ byType }) => [...byType.keys()]);
}

/** Everything that rules see of a source. */
const seen = (source: Source) => ({
  text: source.text,
  declared: [...source.declared].sort(),
  imports: source.imports.map(({ local, imported, module, isType }) => [local, imported, module, isType]),
  nodes: types.map((type) => source.nodes(type).map((node) => [type, placeOf(node), placeOf(node.parent)])),
});
const placeOf = (node: SyntaxNode | undefined) => node && node.type !== 'Program' && [node.type, node.start, node.end];

/** What a text becomes, read again after it has been read; nothing if it cannot be read at all. */
function both(before: string, after: string): [Source, Source] | undefined {
  let whole: Source;
  try {
    whole = readSource('a.tsx', after);
  } catch {
    return undefined;
  }
  const origins = before.split('\n').map((_, index) => index + 1);
  try {
    return [
      rereadSource('a.tsx', readSource('a.tsx', before), after, mapEditedLines(before, after, origins).kept),
      whole,
    ];
  } catch {
    return undefined; // read as a whole then
  }
}

it('reads again only what an edit has changed, with the same result as all of it', () => {
  let compared = 0;
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.constantFrom(...texts),
      fc.nat(),
      fc.nat(),
      fc.boolean(),
      (text, other, at, from, isReplaced) => {
        const [lines, others] = [text.split('\n'), other.split('\n')];
        lines.splice(at % lines.length, isReplaced ? 1 : 0, others[from % others.length] ?? '');
        const sources = both(text, lines.join('\n'));
        if (!sources) return;
        compared += 1;
        expect(seen(sources[0])).toEqual(seen(sources[1]));
      },
    ),
    { numRuns: 300 },
  );
  expect(compared).toBeGreaterThan(50);
});
it('keeps the nodes of statements that stay, at their new places', () => {
  // Longer than what is kept together.
  const others = '// …\n'.repeat(400);
  const before = `import a from 'a';\n${others}const one = a;\n${others}const two = 2;\n`;
  const after = `import { b } from 'b';\n${before.replace('two = 2', 'two = 3')}`;
  const source = readSource('a.ts', before);
  const [one] = source.nodes('VariableDeclarator');
  const again = rereadSource(
    'a.ts',
    source,
    after,
    mapEditedLines(
      before,
      after,
      before.split('\n').map((_, index) => index + 1),
    ).kept,
  );
  expect(again.nodes('VariableDeclarator')[0]).toBe(one);
  expect(after.slice(one?.start, one?.end)).toBe('one = a');
  expect(again.nodes('Literal').map(({ value }) => value)).toEqual(['b', 'a', 3]);
});
it('an edit that can be read alone and not with what is around it is noticed', () => {
  const long = `'${'a'.repeat(2000)}'`;
  const before = `const one = ${long};\nconst two = 2;\nconst three = ${long};\n`;
  const source = readSource('a.ts', before);
  source.text = before.replace('const two = 2;', 'const two = 2 }');
  for (const piece of source.pieces.slice(1, 2)) piece.isEdited = true;
  expect(() => checkSyntax('a.ts', source)).toThrow();
  source.text = before;
  expect(() => checkSyntax('a.ts', source)).not.toThrow();
});
it.each([
  'export const Value = <T extends Row>(props: T) => <b>{props.name}</b>;',
  'export const Value = <T extends Row = Row>(props: T) => <b>{props.name}</b>;',
  'export const Value = <T,>(props: T) => <b />;',
])('%s: a generic function where there is JSX', (code) =>
  expect(readSource('a.tsx', code).nodes('ArrowFunctionExpression')).toHaveLength(1),
);
