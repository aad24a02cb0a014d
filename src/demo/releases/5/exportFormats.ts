import type { ExportFormat } from 'react-querybuilder';
import type { Format, Setting, SettingId } from '../DemoRelease';

/** Settings of the export that are not an option of the builder; `suggestions` are offered beside free text. */
export const settingTable = {
  /** What stands around field names in the SQL formats. */
  quoteFieldNamesWith: {
    kind: 'text',
    label: 'Quote field names with',
    placeholder: 'nothing',
    suggestions: ['`', '"'],
  },
  /** What stands before the name of a parameter. */
  paramPrefix: { kind: 'text', label: 'Parameter prefix', placeholder: ':', suggestions: ['@', '$'] },
  /** What stands for a group that has no rule to export. */
  fallbackExpression: { kind: 'text', label: 'Fallback expression', placeholder: '(1 = 1)' },
  /** The field of a rule that is not exported yet. */
  placeholderFieldName: { kind: 'text', label: 'Placeholder field', placeholder: '~' },
  /** The operator of a rule that is not exported yet. */
  placeholderOperatorName: { kind: 'text', label: 'Placeholder operator', placeholder: '~' },
} satisfies Record<string, Setting>;

const placeholders: SettingId[] = ['placeholderFieldName', 'placeholderOperatorName'];
const inAll: SettingId[] = ['fallbackExpression', ...placeholders];
const inSql: SettingId[] = ['quoteFieldNamesWith', ...inAll];

/** Every export format of release 5; exportFormats.test.ts compares the list with the release's own. */
export const exportFormats: (Format & { id: ExportFormat })[] = [
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
