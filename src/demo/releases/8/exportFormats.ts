import type { ExportFormat } from 'samples-next/release';
import type { Format, SettingId } from '../DemoRelease';

type Row = Omit<Format, 'id'>;

const placeholders: SettingId[] = ['placeholderFieldName', 'placeholderOperatorName', 'placeholderValueName'];
const ordered: SettingId[] = ['preserveValueOrder', ...placeholders];
const inAll: SettingId[] = ['fallbackExpression', ...ordered];
const inSql: SettingId[] = ['quoteFieldNamesWith', 'fieldIdentifierSeparator', 'concatOperator', 'paramPrefix'];

/** Every export format of release 8, in the order of its docs; the types ask for the rest when there is one more. */
const table = {
  sql: { label: 'SQL', language: 'sql', settings: ['preset', ...inSql, 'quoteValuesWith', ...inAll] },
  parameterized: {
    label: 'SQL with parameters',
    language: 'json',
    settings: ['preset', 'numberedParams', ...inSql, 'fallbackExpression', ...placeholders],
  },
  parameterized_named: {
    label: 'SQL with named parameters',
    language: 'json',
    settings: ['preset', 'paramsKeepPrefix', ...inSql, 'fallbackExpression', ...placeholders],
  },
  mongodb: { label: 'MongoDB', language: 'json', settings: inAll },
  mongodb_query: { label: 'MongoDB query', language: 'json', settings: ordered },
  cel: { label: 'CEL', language: 'javascript', settings: inAll },
  spel: { label: 'SpEL', language: 'javascript', settings: inAll },
  jsonlogic: { label: 'JsonLogic', language: 'json', settings: ordered },
  json: { label: 'JSON', language: 'json', settings: [] },
  json_without_ids: { label: 'JSON without ids', language: 'json', settings: [] },
} as unknown as Record<ExportFormat, Row>;

export const exportFormats: Format[] = Object.entries(table).map(([id, format]) => ({ id, ...format }));
