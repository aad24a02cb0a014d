import { settingTable as five } from '../5/exportFormats';
import type { Setting } from '../DemoRelease';

/** Dialects that the release has a preset for; exportFormats.test.ts compares them with the release's own. */
export const presets = ['ansi', 'sqlite', 'postgresql', 'mysql', 'mssql', 'oracle'] as const;

/** Settings of the export in release 8: those of release 5, and what came after it. */
export const settingTable = {
  preset: { kind: 'choice', label: 'Preset', choices: presets, byDefault: 'ansi' },
  ...five,
  fieldIdentifierSeparator: {
    kind: 'text',
    label: 'Separator in field names',
    placeholder: 'nothing',
    suggestions: ['.'],
  },
  quoteValuesWith: { kind: 'text', label: 'Quote values with', placeholder: "'", suggestions: ['"'] },
  concatOperator: { kind: 'text', label: 'Concatenation operator', placeholder: '||', suggestions: ['+', 'CONCAT'] },
  numberedParams: { kind: 'switch', label: 'Numbered parameters' },
  paramsKeepPrefix: { kind: 'switch', label: 'Keep the prefix in parameter names' },
  preserveValueOrder: { kind: 'switch', label: 'Preserve the order of ranges' },
  placeholderValueName: { kind: 'text', label: 'Placeholder value', placeholder: 'nothing' },
  wordOrder: {
    kind: 'choice',
    label: 'Word order',
    choices: ['SVO', 'SOV', 'VSO', 'VOS', 'OSV', 'OVS'],
    byDefault: 'SVO',
  },
} satisfies Record<string, Setting>;
