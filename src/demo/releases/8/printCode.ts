/** A call of one of a library's operators, written down instead of made. */
type Call = { call: string; args: unknown[] };
/** A template of `sql`, with what stands between its texts. */
type Template = { texts: readonly string[]; args: unknown[] };
/** A name that stands in the code as it is, such as that of a column. */
type Name = { name: string };

class Written<What> {
  constructor(readonly what: What) {}
}

/** Code that stands for a name. */
export const written = (name: string) => new Written<Name>({ name });

/** Operators that write down what they are called with, for the functions that `formatQuery` returns for a library. */
export const writingOperators = (names: readonly string[]): Record<string, (...args: unknown[]) => unknown> =>
  Object.fromEntries(names.map((call) => [call, (...args) => new Written<Call>({ call, args })]));

/** The same for a tag of template literals; `raw` makes a text that stands as it is. */
export const writingTag = Object.assign(
  (texts: TemplateStringsArray, ...args: unknown[]) => new Written<Template>({ texts, args }),
  { raw: (text: string) => written(text) },
);

const widest = 80;
const keyOf = (key: string | symbol) =>
  typeof key === 'symbol' ? `[${key.description}]` : /^[a-z_$][\w$]*$/i.test(key) ? key : JSON.stringify(key);

/** One part in a line, or each on a line of its own where that is too long. */
function list(open: string, close: string, parts: string[], indent: string, pad = ''): string {
  const short = parts.length ? `${open}${pad}${parts.join(', ')}${pad}${close}` : `${open}${close}`;
  if (indent.length + short.length <= widest && !short.includes('\n')) return short;
  return `${open}\n${parts.map((part) => `${indent}  ${part},\n`).join('')}${indent}${close}`;
}

/** What was written down, and plain objects whose keys may be symbols, as JavaScript. */
export function printCode(value: unknown, indent = ''): string {
  const inner = (part: unknown) => printCode(part, `${indent}  `);
  if (value instanceof Written) {
    const { what } = value as Written<Call | Template | Name>;
    if ('name' in what) return what.name;
    if ('call' in what) return list(`${what.call}(`, ')', what.args.map(inner), indent);
    const parts = what.texts.map((text, index) => {
      if (index === 0) return text;
      const arg = what.args[index - 1];
      // What `sql.raw` made is part of the text.
      const isName = arg instanceof Written && 'name' in arg.what;
      return `${isName ? (arg.what as Name).name : `\${${printCode(arg)}}`}${text}`;
    });
    return `sql\`${parts.join('')}\``;
  }
  if (Array.isArray(value)) return list('[', ']', value.map(inner), indent);
  if (typeof value === 'object' && value !== null) {
    const entries = Reflect.ownKeys(value).map((key) => [key, value[key as keyof typeof value]] as const);
    return list(
      '{',
      '}',
      entries.map(([key, part]) => `${keyOf(key)}: ${inner(part)}`),
      indent,
      ' ',
    );
  }
  return JSON.stringify(value) ?? String(value);
}
