import { type Node, parse } from 'acorn';

type Insertion = { at: number; text: string };

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

const isLoop = ({ type }: Node) => /^(While|DoWhile|For|ForIn|ForOf)Statement$/.test(type);
const isFunction = ({ type }: Node) => /^(FunctionDeclaration|FunctionExpression|ArrowFunctionExpression)$/.test(type);

/**
 * JavaScript whose loops and functions ask, at each turn and each call, whether they may go on. Lines stay where they are.
 * @param code a script, which may await at its top
 * @param ask name of the function that is asked, with the line
 * @throws {SyntaxError} with `loc`, when the code cannot be parsed
 * @example guard('while (true) {}', 'ask') // 'while (true) {ask(1);}'
 */
export function guard(code: string, ask: string): string {
  const insertions: Insertion[] = [];
  const visit = (node: Node) => {
    if (isLoop(node) || isFunction(node)) {
      const body = (node as Node & { body: Node }).body;
      const call = `${ask}(${body.loc?.start.line})`;
      if (body.type === 'BlockStatement') insertions.push({ at: body.start + 1, text: `${call};` });
      // A body that is an expression may stand in brackets of its own.
      else if (isFunction(node)) insertions.push({ at: body.start, text: `(${call},(` }, { at: body.end, text: '))' });
      else insertions.push({ at: body.start, text: `{${call};` }, { at: body.end, text: '}' });
    }
    for (const child of Object.values(node)) {
      if (Array.isArray(child)) child.filter(isNode).forEach(visit);
      else if (isNode(child)) visit(child);
    }
  };
  visit(
    parse(code, {
      ecmaVersion: 'latest',
      locations: true,
      allowAwaitOutsideFunction: true,
      allowReturnOutsideFunction: true,
    }),
  );
  // Of those at one place, what was found first is around what was found later: it opens first, and closes last.
  const ordered = insertions.map((insertion, index) => ({ ...insertion, index }));
  ordered.sort((a, b) => a.at - b.at || (isClosing(a.text) ? b.index - a.index : a.index - b.index));
  let done = 0;
  let guarded = '';
  for (const { at, text } of ordered) {
    guarded += code.slice(done, at) + text;
    done = at;
  }
  return guarded + code.slice(done);
}

const isClosing = (text: string) => text === '))' || text === '}';
