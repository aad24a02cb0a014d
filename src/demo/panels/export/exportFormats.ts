import type { Language } from '@site/src/components/LiveCode/highlighter';
import { type ExportFormat, type FormatQueryOptions, formatQuery, type RuleGroupTypeAny } from 'react-querybuilder';
import { quote } from '../code/printValue';

/** Settings of the export that are not an option of the builder; `''` leaves the release's default. */
export type FormatSettings = {
  /** What stands around field names in the SQL formats. */
  quoteFieldNamesWith: string;
  /** What stands before the name of a parameter. */
  paramPrefix: string;
  /** What stands for a group that has no rule to export. */
  fallbackExpression: string;
  /** The field of a rule that is not exported yet. */
  placeholderFieldName: string;
  /** The operator of a rule that is not exported yet. */
  placeholderOperatorName: string;
};

type SettingId = keyof FormatSettings;
type Format = { id: ExportFormat; label: string; language: Language; settings: SettingId[] };

export const initialSettings: FormatSettings = {
  quoteFieldNamesWith: '',
  paramPrefix: '',
  fallbackExpression: '',
  placeholderFieldName: '',
  placeholderOperatorName: '',
};

/** How the panel names and explains each setting; `suggestions` are offered beside free text. */
export const settingTable: Record<SettingId, { label: string; placeholder: string; suggestions?: string[] }> = {
  quoteFieldNamesWith: { label: 'Quote field names with', placeholder: 'nothing', suggestions: ['`', '"'] },
  paramPrefix: { label: 'Parameter prefix', placeholder: ':', suggestions: ['@', '$'] },
  fallbackExpression: { label: 'Fallback expression', placeholder: '(1 = 1)' },
  placeholderFieldName: { label: 'Placeholder field', placeholder: '~' },
  placeholderOperatorName: { label: 'Placeholder operator', placeholder: '~' },
};

const placeholders: SettingId[] = ['placeholderFieldName', 'placeholderOperatorName'];
const inAll: SettingId[] = ['fallbackExpression', ...placeholders];
const inSql: SettingId[] = ['quoteFieldNamesWith', ...inAll];

/** Every export format of the demo's release; exportFormats.test.ts compares the list with the release's own. */
export const exportFormats: Format[] = [
  { id: 'sql', label: 'SQL', language: 'sql', settings: inSql },
  { id: 'parameterized', label: 'SQL with parameters', language: 'json', settings: inSql },
  {
    id: 'parameterized_named',
    label: 'SQL with named parameters',
    language: 'json',
    settings: ['quoteFieldNamesWith', 'paramPrefix', ...inAll],
  },
  { id: 'mongodb', label: 'MongoDB', language: 'json', settings: inAll },
  { id: 'cel', label: 'CEL', language: 'javascript', settings: inAll },
  { id: 'spel', label: 'SpEL', language: 'javascript', settings: inAll },
  { id: 'jsonlogic', label: 'JsonLogic', language: 'json', settings: placeholders },
  { id: 'json', label: 'JSON', language: 'json', settings: [] },
  { id: 'json_without_ids', label: 'JSON without ids', language: 'json', settings: [] },
];

/** The format with an id. */
export const exportFormat = (id: string): Format => {
  const format = exportFormats.find((candidate) => candidate.id === id);
  if (!format) throw new Error(`There is no export format ${id}.`);
  return format;
};

/** The second argument of `formatQuery`: the format, and those settings that it knows and that are set. */
export function formatOptions(format: string, settings: FormatSettings, parseNumbers: boolean) {
  const { id, settings: known } = exportFormat(format);
  const options: FormatQueryOptions = { format: id };
  if (parseNumbers) options.parseNumbers = true;
  for (const setting of known) if (settings[setting]) options[setting] = settings[setting];
  return options;
}

const indented = (value: unknown) => JSON.stringify(value, null, 2) ?? String(value);

/** What `formatQuery` returned, as text that can be shown and copied: an object, or text that is JSON, with line breaks. */
export function printed(value: unknown): string {
  if (typeof value !== 'string') return indented(value);
  if (!/^[[{]/.test(value)) return value;
  try {
    return indented(JSON.parse(value));
  } catch {
    return value; // a fallback expression may make it invalid
  }
}

/** What `formatQuery` returns: a text, or an object. */
export const exportValue = (query: RuleGroupTypeAny, options: FormatQueryOptions): unknown =>
  formatQuery(query, options as { format: 'sql' });

/** A query in a format, as text that can be shown and copied. */
export const exportQuery = (query: RuleGroupTypeAny, options: FormatQueryOptions): string =>
  printed(exportValue(query, options));

/** The call that produces an export, as code. */
export function exportCall(options: FormatQueryOptions): string {
  const entries = Object.entries(options).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? quote(value) : value}`,
  );
  const short = `formatQuery(query, { ${entries.join(', ')} })`;
  return short.length <= 72 ? short : `formatQuery(query, {\n  ${entries.join(',\n  ')},\n})`;
}
