import { decodeHead } from './read/decode';
import { refusalOf } from './refusedFiles';

/** The beginning of what a visitor brought. */
type Head = { bytes: Uint8Array; text: string };

type Format = {
  id: string;
  /** What it is called in a sentence. */
  name: string;
  /** Endings of files, without the dot. */
  endings: readonly string[];
  /** Whether rows come with the fields. */
  gives: 'rows' | 'fields';
  /** Which worker has its reader; each is downloaded when it is needed. */
  worker: 'tables' | 'parquet' | 'schemas';
  /** Whether something that begins like this is of the format, whatever the file is called. */
  looksLike: (head: Head) => boolean;
};

/** Without comments in front of what says the format. */
const code = ({ text }: Head) => text.replace(/^(?:[\s;]|--.*\n|\/\/.*\n|\/\*[\s\S]*?\*\/)+/, '').slice(0, 20_000);
/** A table that is created behind statements, as programs write it that take a database down. */
const isDump = (text: string) =>
  /^(?:alter|begin|create|drop|insert|lock|pragma|select|set|start|use)\b/i.test(text) &&
  /^[ \t]*create\s+(?:\w+\s+){0,3}table\b/im.test(text);
const isSchema = (text: string) =>
  /"(?:\$schema|\$defs|definitions)"\s*:/.test(text) ||
  (/"properties"\s*:\s*\{/.test(text) && /"type"\s*:\s*(?:"object"|\[)/.test(text));

const labelled = /\blabel["']?\s*:/;
const start = /^(?:import\b[^;\n]*[;\n]\s*)*/;
/** Code that declares a list, or an object with one, and a builder in JSX. */
const declared =
  /^(?:export\s+)?(?:default\b|(?:const|let|var|type|interface|enum|class|function|declare|abstract|async)\s|module\.exports\b|['"]use )|^<\w+\s/;
const typed = /\bField\s*(?:<[^>\n]*>)?\s*(?:\[\]|>)/;
const listed = /(?:[=(]|\bdefault|\breturn)\s*[[{(]|\bfields\b/;
/** What fields have, beside names and labels; rows of a table have other columns. */
const ofFields = ['inputType', 'valueEditorType', 'valueSources', 'operators', 'defaultOperator', 'placeholder'];
const others = ['id', 'name', 'value', 'label', 'type', 'datatype', 'options', 'values', 'defaultValue', 'className'];
/** The first object of a list, as far as it has no other object in it. */
const firstObject = /^\[(?:\s|\/\/.*\n|\/\*[^*]*\*\/)*\{([^{}]*)/;
function isFieldList(text: string): boolean {
  const body = text.replace(start, '').trimStart();
  if (declared.test(body) && typed.test(body)) return true;
  const isTypical = (some: string) => new RegExp(`\\b(?:${ofFields.join('|')})["']?\\s*:`).test(some);
  if (!labelled.test(body) && !isTypical(body)) return false;
  if (/^\{/.test(body)) return /^\{\s*["']?(?:fields|query)["']?\s*:/.test(body);
  if (declared.test(body)) return listed.test(body);
  const first = firstObject.exec(body)?.[1] ?? '';
  if (isTypical(first)) return true;
  const keys = [...first.matchAll(/["']?(\w+)["']?\s*:/g)].map(([, each = '']) => each);
  return labelled.test(first) && keys.every((each) => others.includes(each));
}

/** What is read, in the order in which it is looked for; a table is what nothing else is. */
export const formats = [
  {
    id: 'parquet',
    name: 'Parquet',
    endings: ['parquet'],
    gives: 'rows',
    worker: 'parquet',
    looksLike: ({ bytes }) => String.fromCharCode(...bytes.subarray(0, 4)) === 'PAR1',
  },
  {
    id: 'fields',
    name: 'a list of fields',
    endings: ['tsx', 'js', 'jsx', 'mjs', 'cjs'],
    gives: 'fields',
    worker: 'schemas',
    looksLike: (head) => isFieldList(code(head)),
  },
  {
    id: 'json-schema',
    name: 'JSON Schema',
    endings: [],
    gives: 'fields',
    worker: 'schemas',
    looksLike: ({ text }) => /^\s*\{/.test(text) && isSchema(text.slice(0, 20_000)),
  },
  {
    id: 'ndjson',
    name: 'NDJSON',
    endings: ['ndjson', 'jsonl'],
    gives: 'rows',
    worker: 'tables',
    looksLike: ({ text }) => /^\s*(?:\{[^\n]*\}[ \t]*\r?\n\s*\{[^\n]*[:}]|\[[^\n]*\][ \t]*\r?\n\s*\[)/.test(text),
  },
  {
    id: 'json',
    name: 'JSON',
    endings: ['json'],
    gives: 'rows',
    worker: 'tables',
    looksLike: (head) => /^\s*(?:\[\s*(?:[[{"\]\d-]|true|false|null)|\{\s*["'}])/.test(code(head)),
  },
  {
    id: 'sql',
    name: 'CREATE TABLE',
    endings: ['sql', 'ddl'],
    gives: 'fields',
    worker: 'schemas',
    looksLike: (head) => /^[^,;]*?\bCREATE\s+(?:\w+\s+){0,3}TABLE\b/i.test(code(head)) || isDump(code(head)),
  },
  {
    id: 'prisma',
    name: 'a Prisma model',
    endings: ['prisma'],
    gives: 'fields',
    worker: 'schemas',
    looksLike: (head) => /^(?:generator|datasource|enum|model|type)\s+\w+\s*\{/.test(code(head)),
  },
  {
    id: 'typescript',
    name: 'a TypeScript type',
    endings: ['ts', 'mts', 'cts'],
    gives: 'fields',
    worker: 'schemas',
    looksLike: (head) =>
      /^(?:import\b[^;]*;\s*)*(?:export\s+)?(?:declare\s+)?(?:interface\s+\w|type\s+\w+(?:<[^=]*>)?\s*=)/.test(
        code(head),
      ),
  },
  {
    id: 'delimited',
    name: 'CSV or TSV',
    endings: ['csv', 'tsv', 'tab', 'txt'],
    gives: 'rows',
    worker: 'tables',
    looksLike: () => true,
  },
] as const satisfies readonly Format[];

export type FormatId = (typeof formats)[number]['id'];
export type WorkerId = (typeof formats)[number]['worker'];

/** Bytes of the beginning that are looked at. */
const looked = 2 ** 16;
/** What is told by its name, since its text may begin like anything. */
const named: readonly string[] = ['csv', 'tsv', 'tab'];

type Known = {
  format: (typeof formats)[number];
  head: string;
  /** Why it cannot be read, if that is known. */
  foreign: string | undefined;
};

/**
 * What format something is in: by its content, unless its file's name says a table, and then by its name.
 * @param fileName of a file
 * @param encoding that the visitor chose
 */
export async function formatOf(blob: Blob, fileName = '', encoding?: string): Promise<Known> {
  const bytes = new Uint8Array(await blob.slice(0, looked).arrayBuffer());
  const head: Head = { bytes, text: decodeHead(bytes, encoding) };
  const ending = /\.([^.]+)$/.exec(fileName)?.[1]?.toLowerCase() ?? '';
  const byName = formats.find(({ endings }) => (endings as readonly string[]).includes(ending));
  const byContent = formats.find(({ looksLike }) => looksLike(head));
  const isTable = named.includes(ending) && byContent?.id !== 'parquet';
  const format = (isTable || byContent?.id === 'delimited' ? byName : undefined) ?? byContent;
  return {
    format: format ?? (formats[formats.length - 1] as (typeof formats)[number]),
    head: head.text,
    foreign: refusalOf(bytes, head.text),
  };
}
