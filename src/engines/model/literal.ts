import type { Operand } from './EngineModel';

const simple: Record<string, string> = { n: '\n', r: '\r', t: '\t', b: '\b', f: '\f', v: '\v' };
type Language = 'cel' | 'javascript' | 'jsonata' | 'sparql';
/** Characters that stand for themselves behind a backslash; in JavaScript almost all do. */
const escapable: Record<Language, RegExp> = {
  cel: /["'`\\?]/,
  jsonata: /["\\/]/,
  javascript: /./s,
  sparql: /["'\\]/,
};
/** Letters that hexadecimal digits follow. */
const hexadecimal: Record<Language, string> = { cel: 'xuU', jsonata: 'u', javascript: 'xu', sparql: 'uU' };

/**
 * What a literal in double quotes stands for, when the text between the quotes was not escaped for its language.
 * @param text what stands between the quotes
 * @param language CEL, JSONata and SPARQL know few escapes and refuse the rest; in JavaScript, any other character stands for
 *   itself
 */
export function unquote(text: string, language: Language): Operand {
  const refused: Operand = { value: text, refuses: 'quoting' };
  let value = '';
  for (let i = 0; i < text.length; i++) {
    const character = text[i] as string;
    if (character === '"') return { value: text, open: 'quoting' };
    if ((character === '\n' || character === '\r') && language !== 'jsonata') return refused;
    if (character !== '\\') {
      value += character;
      continue;
    }
    const next = text[++i];
    // The backslash takes the closing quote.
    if (next === undefined) return { value: text, open: 'quoting' };
    const length = { x: 2, u: 4, U: 8 }[next];
    if (length && hexadecimal[language].includes(next)) {
      const digits = text.slice(i + 1, i + 1 + length);
      if (digits.length < length || !/^[\da-f]+$/i.test(digits)) return refused;
      value += String.fromCodePoint(Number.parseInt(digits, 16));
      i += length;
    } else if (language === 'cel' && /[0-7]/.test(next)) {
      const digits = text.slice(i, i + 3);
      if (!/^[0-3][0-7]{2}$/.test(digits)) return refused;
      value += String.fromCodePoint(Number.parseInt(digits, 8));
      i += 2;
    } else if (language === 'cel' && next === 'a') {
      value += '\x07';
    } else if (simple[next] && (next !== 'v' || !/jsonata|sparql/.test(language))) {
      value += simple[next];
    } else if (!escapable[language].test(next)) {
      return refused;
    } else if (language === 'javascript' && /\d/.test(next)) {
      return { value: text, open: 'quoting' };
    } else if (!/[\n\r\u2028\u2029]/.test(next)) {
      value += next;
    } else if (next === '\r' && text[i + 1] === '\n') {
      i += 1; // One line break of two characters.
    }
  }
  return { value };
}

/** Whether text stays inside the slashes of a JavaScript regular expression. */
export function staysInSlashes(text: string): boolean {
  if (text === '' || text.startsWith('*') || /[\n\r\u2028\u2029]/.test(text)) return false;
  let inClass = false;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '\\') i += 1;
    else if (text[i] === '[') inClass = true;
    else if (text[i] === ']') inClass = false;
    else if (text[i] === '/' && !inClass) return false;
    if (i >= text.length) return false;
  }
  return !inClass;
}

/** Expressions are the same for all rows of a table. */
const known = new Map<string, RegExp | undefined>();

/** The regular expression of a text, or nothing if it is none. */
export function expression(source: string, flags = ''): RegExp | undefined {
  const key = `${flags}/${source}`;
  if (!known.has(key)) {
    if (known.size > 200) known.clear();
    known.set(key, build(source, flags));
  }
  return known.get(key);
}

function build(source: string, flags: string): RegExp | undefined {
  try {
    return new RegExp(source, flags);
  } catch {
    return undefined;
  }
}
