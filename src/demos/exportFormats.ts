import type { Language } from '@site/src/components/LiveCode/highlighter';
import { type ExportFormat, formatQuery, type RuleGroupType } from 'react-querybuilder';

type Format = { id: ExportFormat; label: string; language: Language };

/** Every export format of release 5.4.1; exportFormats.test.ts compares the list with the release's own. */
export const exportFormats: Format[] = [
  { id: 'sql', label: 'SQL', language: 'sql' },
  { id: 'parameterized', label: 'SQL with parameters', language: 'json' },
  { id: 'parameterized_named', label: 'SQL with named parameters', language: 'json' },
  { id: 'mongodb', label: 'MongoDB', language: 'json' },
  { id: 'cel', label: 'CEL', language: 'javascript' },
  { id: 'spel', label: 'SpEL', language: 'javascript' },
  { id: 'jsonlogic', label: 'JsonLogic', language: 'json' },
  { id: 'json', label: 'JSON', language: 'json' },
  { id: 'json_without_ids', label: 'JSON without ids', language: 'json' },
];

const indented = (value: unknown) => JSON.stringify(value, null, 2);

/** What `formatQuery` returns for a format, as text that can be shown and copied. */
export function exportQuery(query: RuleGroupType, format: ExportFormat): string {
  const result: unknown = formatQuery(query, format as 'sql');
  if (typeof result !== 'string') return indented(result);
  const isJson = format === 'mongodb' || format === 'json_without_ids';
  return isJson ? indented(JSON.parse(result)) : result;
}
