import { type AsyncBuffer, type FileMetaData, parquetRead, type SchemaElement, type SchemaTree } from 'hyparquet';
import { compressors } from 'hyparquet-compressors';
import type { Raw } from '../infer/kinds';
import { exactCell, quoteLongNumbers } from './exactNumbers';
import { cellsOf } from './items';
import { type LeafValue, leafReader, Special } from './parquetLeaf';

/** Values with names: of a struct, whose names are the file's, or of a map, whose names are data. */
class Named {
  constructor(
    readonly entries: readonly (readonly [string, Value])[],
    readonly isMap: boolean,
  ) {}
}
/** A value whose type is in the value itself, as of a column of variants or of shapes on a map. */
class Dynamic {
  constructor(readonly value: unknown) {}
}
export type Value = LeafValue | Named | Dynamic | null | readonly Value[];

/** How deep structs in structs become columns of their own. */
const deepest = 4;

const typeOf = ({ logical_type, converted_type }: SchemaElement) => logical_type?.type ?? converted_type;
/** What the library has to make values of, with all that is around it: it knows where their types are. */
const isDynamic = ({ element, children }: SchemaTree): boolean =>
  ['VARIANT', 'GEOMETRY', 'GEOGRAPHY'].includes(typeOf(element) ?? '') || children.some(isDynamic);
const isMap = (element: SchemaElement) => ['MAP', 'MAP_KEY_VALUE'].includes(typeOf(element) ?? '');
const isList = (element: SchemaElement) => typeOf(element) === 'LIST';

type ReadValue = (raw: unknown) => Value;

/** How raw values of a part of a column become values. */
function readerOf(node: SchemaTree, isItem = false): ReadValue {
  const { element, children } = node;
  const orNull = (read: (raw: never) => Value) => (raw: unknown) =>
    raw === null || raw === undefined ? null : read(raw as never);
  if (isDynamic(node)) return orNull((raw: unknown) => new Dynamic(raw));
  if (element.repetition_type === 'REPEATED' && !isItem) {
    const item = readerOf(node, true);
    return orNull((raw: unknown[]) => raw.map(item));
  }
  const [inner] = children;
  if (isList(element) && inner) {
    const item = inner.children.length === 1 ? readerOf(inner.children[0] as SchemaTree) : readerOf(inner, true);
    return orNull((raw: unknown[]) => raw.map(item));
  }
  if (isMap(element) && inner?.children.length === 2) {
    const [key, value] = inner.children.map((child) => readerOf(child)) as [ReadValue, ReadValue];
    const [keyName, valueName] = inner.children.map((child) => child.element.name) as [string, string];
    return orNull((raw: Record<string, Record<string, unknown>[]>) => {
      const pairs = raw[inner.element.name] ?? [];
      return new Named(
        pairs.map((pair) => [nameOf(key(pair[keyName])), value(pair[valueName])] as const),
        true,
      );
    });
  }
  if (children.length > 0) {
    const parts = children.map((child) => [child.element.name, readerOf(child)] as const);
    return orNull(
      (raw: Record<string, unknown>) =>
        new Named(
          parts.map(([name, read]) => [name, read(raw[name])] as const),
          false,
        ),
    );
  }
  return orNull(leafReader(element) as (raw: never) => Value);
}

/** The key of a map as a name in JSON. */
function nameOf(value: Value): string {
  if (value instanceof Special) return value.text;
  return value !== null && typeof value === 'object' ? jsonOf(value) : String(value);
}

/** A value as JSON, with all digits of its numbers. */
function jsonOf(value: Value): string {
  if (value === null) return 'null';
  if (value instanceof Special) {
    if (value.kind === 'unreadable') return 'null';
    return value.kind === 'bytes' ? JSON.stringify(value.text) : value.text;
  }
  if (Array.isArray(value)) return `[${value.map(jsonOf).join()}]`;
  if (value instanceof Named)
    return `{${value.entries.map(([name, inner]) => `${JSON.stringify(name)}:${jsonOf(inner)}`).join()}}`;
  if (value instanceof Dynamic)
    return JSON.stringify(value.value, (_, inner) => (typeof inner === 'bigint' ? String(inner) : inner));
  return JSON.stringify(value);
}

const isJson = (value: Value): value is Special & { kind: 'json' } => value instanceof Special && value.kind === 'json';

/** What had to be decided of some cells of a column. */
export type Decided = 'digits' | 'bytes' | 'unreadable';

const isStruct = (node: SchemaTree) =>
  node.children.length > 0 &&
  node.element.repetition_type !== 'REPEATED' &&
  !isList(node.element) &&
  !isMap(node.element) &&
  !isDynamic(node);

/** The headings that a column gives: one for each part of a struct, of which some rows may have no value. */
export function* headingsOf(tree: SchemaTree, heading = tree.element.name, depth = 1): Generator<string> {
  if (!isStruct(tree) || depth === deepest) yield heading;
  else for (const child of tree.children) yield* headingsOf(child, `${heading}.${child.element.name}`, depth + 1);
}

/** The cells of a value, told what had to be decided of them. */
export function* cellsOfValue(
  tree: SchemaTree,
  value: Value,
  tell: (what: Decided, heading: string, text: string) => void,
): Generator<readonly [string, Raw]> {
  function cell(value: Value, heading: string): Raw {
    if (value === null || typeof value !== 'object') return value;
    if (value instanceof Special && value.kind !== 'json') {
      const exact = value.kind === 'digits' ? exactCell(value.text) : value.text;
      if (typeof exact === 'string') tell(value.kind, heading, exact);
      return value.kind === 'unreadable' ? null : exact;
    }
    if (
      Array.isArray(value) &&
      !value.some((item) => Array.isArray(item) || item instanceof Named || item instanceof Dynamic || isJson(item))
    )
      return value.map((item: Value) => cell(item, heading));
    return jsonOf(value);
  }
  function* cells(value: Value, node: SchemaTree, heading: string, depth: number): Generator<readonly [string, Raw]> {
    if (isStruct(node) && depth < deepest) {
      const parts = value instanceof Named ? value.entries : [];
      for (const [at, child] of node.children.entries())
        yield* cells(parts[at]?.[1] ?? null, child, `${heading}.${child.element.name}`, depth + 1);
    } else if (isJson(value)) {
      const { text, quotes } = quoteLongNumbers(value.text);
      let parsed: unknown = value.text;
      try {
        parsed = JSON.parse(text);
        if (quotes.length > 0) tell('digits', heading, '');
      } catch {
        // What is no JSON is the text that it is.
      }
      yield* cellsOf({ [heading]: parsed });
    } else if (value instanceof Dynamic) yield* cellsOf({ [heading]: value.value });
    else yield [heading, cell(value, heading)];
  }
  yield* cells(value, tree, tree.element.name, 1);
}

/** Types whose values lose nothing in the library. */
const kept = ['UUID', 'FLOAT16'];
/** The schema without other types of values, of which the library then changes none: it gives numbers, bytes, and lists of those. */
function rawSchema(schema: readonly SchemaElement[]): SchemaElement[] {
  return schema.map((element) => {
    if (kept.includes(typeOf(element) ?? '')) return element;
    const { converted_type: _, logical_type: __, ...plain } = element;
    return isList(element) ? { ...plain, converted_type: 'LIST' } : plain;
  });
}

const iso = (time: number) => new Date(time).toISOString();
/** What dates inside of variants become. */
const parsers = {
  dateFromDays: (days: number) => iso(days * 86_400_000).replace(/T.*/, ''),
  timestampFromMilliseconds: (time: bigint) => iso(Number(time)),
  timestampFromMicroseconds: (time: bigint) => iso(Number(time / 1000n)),
  timestampFromNanoseconds: (time: bigint) => iso(Number(time / 1_000_000n)),
};

/**
 * The values of a column in some rows. Each column is read by itself, so that what is wrong with one costs
 * the others nothing.
 * @param metadata of the file
 * @param end row before which it ends
 * @throws when the column is damaged
 */
export async function readColumn(
  file: AsyncBuffer,
  metadata: FileMetaData,
  column: SchemaTree,
  [rowStart, rowEnd]: [start: number, end: number],
): Promise<Value[]> {
  let values: Value[] = [];
  const read = readerOf(column);
  const isLeftToLibrary = isDynamic(column);
  await parquetRead({
    file,
    metadata: isLeftToLibrary ? metadata : { ...metadata, schema: rawSchema(metadata.schema) },
    columns: [column.element.name],
    utf8: isLeftToLibrary,
    compressors,
    parsers: isLeftToLibrary ? parsers : { timestampFromNanoseconds: (time: bigint) => time },
    rowStart,
    rowEnd,
    onComplete: (rows: unknown[][]) => {
      values = rows.map(([value]) => read(value));
    },
  });
  return values;
}
