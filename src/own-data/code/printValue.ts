const isName = /^[A-Za-z_$][\w$]*$/;
/** A text as a literal with single quotation marks, on one line whatever is in it. */
export const quote = (text: string) =>
  `'${JSON.stringify(text).slice(1, -1).replaceAll('\\"', '"').replaceAll("'", "\\'")}'`;

/**
 * A value as code, formatted as Prettier would within 100 columns.
 * @param names what is printed by its name instead of its content
 * @param width most characters of an object or list on one line, with its indentation
 */
export function printValue(
  value: unknown,
  names: ReadonlyMap<unknown, string> = new Map(),
  indent = '',
  width = 80,
): string {
  const name = names.get(value);
  if (name) return name;
  if (typeof value === 'string') return quote(value);
  if (typeof value !== 'object' || value === null) return String(value);
  const inner = `${indent}  `;
  const [open, close, items] = Array.isArray(value)
    ? ['[', ']', value.map((item) => printValue(item, names, inner, width))]
    : [
        '{ ',
        ' }',
        Object.entries(value)
          .filter(([, item]) => item !== undefined)
          .map(([key, item]) => `${isName.test(key) ? key : quote(key)}: ${printValue(item, names, inner, width)}`),
      ];
  if (items.length === 0) return `${open}${close}`.replaceAll(' ', '');
  const line = `${open}${items.join(', ')}${close}`;
  if (!line.includes('\n') && indent.length + line.length <= width) return line;
  return `${open.trim()}\n${items.map((item) => `${inner}${item},\n`).join('')}${indent}${close.trim()}`;
}
