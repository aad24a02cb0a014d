/** A row as another reader has it: what stands under which heading. */
export type ExpectedRow = Map<string, unknown>;

/** CSV by the letter of RFC 4180, character by character. */
export function csvRows(text: string, delimiter = ','): string[][] {
  const rows: string[][] = [[]];
  let cell = '';
  let isQuoted = false;
  const endCell = () => {
    rows[rows.length - 1]?.push(cell);
    cell = '';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text[at] as string;
    if (isQuoted) {
      if (letter !== '"') cell += letter;
      else if (text[at + 1] === '"') {
        cell += '"';
        at += 1;
      } else isQuoted = false;
    } else if (letter === '"' && cell === '') isQuoted = true;
    else if (letter === delimiter) endCell();
    else if (letter === '\n') {
      endCell();
      rows.push([]);
    } else if (letter !== '\r') cell += letter;
  }
  endCell();
  return rows.filter((row) => row.length > 1 || row[0] !== '');
}

/** Rows below their headings. */
export const underHeadings = ([headings = [], ...rows]: unknown[][]): ExpectedRow[] =>
  rows.map((row) => new Map(row.map((cell, index) => [String(headings[index] ?? `Column ${index + 1}`), cell])));

const isPart = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value) && Object.keys(value).length > 0;

/** An object with the names of what is in its parts, to the fourth level. */
function flat(item: unknown, level = 1): [string, unknown][] {
  if (Array.isArray(item) && level === 1) return item.map((value, index) => [`Column ${index + 1}`, value]);
  if (!isPart(item)) return [['value', item]];
  return Object.entries(item).flatMap(([name, value]) =>
    isPart(value) && level < 4
      ? flat(value, level + 1).map(([inner, cell]): [string, unknown] => [`${name}.${inner}`, cell])
      : [[name, value] as [string, unknown]],
  );
}

const at = (value: unknown, path: string[]): unknown => {
  // A name may have points in it.
  for (let length = path.length; length > 0; length -= 1) {
    const name = path.slice(0, length).join('.');
    if (isPart(value) && Object.hasOwn(value, name))
      return length === path.length ? value[name] : at(value[name], path.slice(length));
  }
  return undefined;
};

const words = {
  columns: 'The lists of the object are the columns of the table.',
  parts: /^The parts of the object are the rows of the table; their names are in the column (.*)\.$/,
  list: 'The rows are taken from a list inside the object.',
};

/** An object without those around it that have nothing else. */
function core(value: unknown): unknown {
  const values = isPart(value) ? Object.values(value) : [];
  return values.length === 1 && isPart(values[0]) ? core(values[0]) : value;
}

/**
 * The rows of JSON, taken from where it is said that they were.
 * @param told what the reader says of the file
 */
export function jsonRows(value: unknown, told: readonly { message: string; column?: string }[]): ExpectedRow[] {
  if (Array.isArray(value)) {
    const [first] = value;
    const isHeaded = Array.isArray(first) && first.length > 0 && first.every((cell) => typeof cell === 'string');
    return isHeaded ? underHeadings(value) : value.map((item) => new Map(flat(item)));
  }
  for (const { message, column } of told) {
    const key = words.parts.exec(message)?.[1];
    if (key) return Object.entries(core(value) as object).map(([name, item]) => new Map([[key, name], ...flat(item)]));
    if (message.startsWith(words.list)) return jsonRows(at(value, (column ?? '').split('.')), []);
    if (message.startsWith(words.columns)) {
      const columns = Object.entries(core(value) as Record<string, unknown[] | object>);
      const length = Math.max(...columns.map(([, cells]) => Object.values(cells).length));
      return Array.from(
        { length },
        (_, row) => new Map(columns.map(([name, cells]) => [name, Object.values(cells)[row]])),
      );
    }
  }
  return [new Map(flat(value))];
}
