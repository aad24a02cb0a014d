import Prism from 'prismjs/components/prism-core';

/** A piece of code in one colour: the element that it gets in HTML, or none for plain text. */
type Run = { text: string; element?: string | undefined };

/** Elements of token types and their aliases, coloured by src/css/code.css: short, because most of a page's elements are these. */
const elements: Record<string, string> = Object.fromEntries(
  Object.entries({
    b: 'keyword operator atrule rule important',
    i: 'string template-punctuation attr-value url regex char property property-string',
    'b.n': 'number boolean constant unit null',
    'b.c': 'comment prolog',
    'b.f': 'function class-name maybe-class-name builtin tag selector',
    'b.p': 'parameter attr-name variable',
  }).flatMap(([element, types]) => types.split(' ').map((type) => [type, element])),
);
/** What stands in these is of their colour, unless it is code again. */
const texts = new Set(['i', 'b.c']);
const codeInText = new Set(['interpolation', 'script']);

function addRuns(runs: Run[], token: string | Prism.Token, element?: string): void {
  if (typeof token !== 'string') {
    const types = [token.type, token.alias ?? []].flat();
    const own = types.map((type) => elements[type]).find(Boolean);
    const around = element && texts.has(element) && !codeInText.has(token.type) ? element : undefined;
    for (const child of [token.content].flat()) addRuns(runs, child as string | Prism.Token, own ?? around);
    return;
  }
  const last = runs.at(-1);
  if (last && (last.element === element || !token.trim())) last.text += token;
  else runs.push({ text: token, element });
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A run of one line as HTML; its element holds no space at its ends. */
function markup({ text, element }: Run): string {
  const [, before = '', inside = '', after = ''] = /^(\s*)(.*?)(\s*)$/s.exec(text) ?? [];
  if (!element || !inside) return escaped(text);
  const [name, kind] = element.split('.');
  return `${before}<${name}${kind ? ` class="${kind}"` : ''}>${escaped(inside)}</${name}>${after}`;
}

/**
 * Code as HTML, a text for each line.
 * @param grammar of its language, which whoever calls this imports; without one the lines are plain text
 */
export function codeMarkup(code: string, grammar?: Prism.Grammar): string[] {
  const runs: Run[] = [];
  for (const token of grammar ? Prism.tokenize(code, grammar) : [code]) addRuns(runs, token);
  const lines = [''];
  for (const { text, element } of runs)
    for (const [index, part] of text.split('\n').entries()) {
      if (index) lines.push('');
      lines[lines.length - 1] += markup({ text: part, element });
    }
  return lines;
}
