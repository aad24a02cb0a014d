import { tokenizer } from 'acorn';

const closing: Record<string, string> = { '(': ')', '[': ']', '{': '}', '${': '}' };

/**
 * What is wrong with the brackets of a text, if anything is.
 * @example bracketProblem('[\n{ a: 1 ]') // 'Line 2: “{” is not closed before “]” in line 2.'
 */
export function bracketProblem(text: string): string | undefined {
  const open: { bracket: string; line: number }[] = [];
  const lineOf = (at: number) => text.slice(0, at).split('\n').length;
  try {
    for (const { type, start } of tokenizer(text, { ecmaVersion: 'latest' })) {
      const { label } = type;
      if (label in closing) open.push({ bracket: label, line: lineOf(start) });
      if (label !== ')' && label !== ']' && label !== '}') continue;
      const last = open.pop();
      if (!last) return `Line ${lineOf(start)}: “${label}” closes nothing.`;
      if (closing[last.bracket] !== label)
        return `Line ${last.line}: “${last.bracket}” is not closed before “${label}” in line ${lineOf(start)}.`;
    }
  } catch {
    // Something else is wrong, which the parser says.
    return undefined;
  }
  const last = open.at(-1);
  return last && `Line ${last.line}: “${last.bracket}” is not closed.`;
}
