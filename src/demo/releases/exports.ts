import { quote } from '@site/src/own-data/code/printValue';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { DemoRelease, ExportOptions, FormatSettings, Setting, SettingId } from './DemoRelease';
import { formatOf } from './formatOf';
import { printExport } from './printExport';

/** A setting as the release takes it. */
const settingValue = ({ kind }: Setting, value: string) => (kind === 'switch' ? true : value);

/** The second argument of `formatQuery`: the format, what it needs, and those settings that it knows and that are set. */
export function formatOptions(
  release: Pick<DemoRelease, 'formats' | 'settingTable'>,
  format: string,
  settings: FormatSettings,
  parseNumbers = false,
): ExportOptions {
  const { id, settings: known } = formatOf(release, format);
  const options: ExportOptions = { format: id };
  if (parseNumbers) options.parseNumbers = true;
  for (const setting of known) {
    const value = settings[setting];
    if (value) options[setting] = settingValue(release.settingTable[setting] as Setting, value);
  }
  return options;
}

/**
 * What `formatQuery` of a release returns: a text, an object, or a function.
 * @param needed options of the engine that runs it, in the place of those that make it readable
 */
export function exportValue(
  release: Pick<DemoRelease, 'formats' | 'library'>,
  query: RuleGroupTypeAny,
  options: ExportOptions,
  needed?: Record<string, unknown>,
): unknown {
  const { more } = formatOf(release, options.format);
  return release.library.formatQuery(query, { ...more?.options, ...needed, ...options });
}

/** A query in a format of a release, as text that can be shown and copied. */
export function exportQuery(
  release: Pick<DemoRelease, 'formats' | 'library'>,
  query: RuleGroupTypeAny,
  options: ExportOptions,
): string {
  const { print = printExport } = formatOf(release, options.format);
  return print(exportValue(release, query, options));
}

/** The call that produces an export, as code. */
export function exportCall(release: Pick<DemoRelease, 'formats'>, options: ExportOptions): string {
  const { more, after = '' } = formatOf(release, options.format);
  const entries = Object.entries(options).map(
    ([name, value]) => `${name}: ${typeof value === 'string' ? quote(value) : value}`,
  );
  if (more) entries.push(more.code);
  const short = `formatQuery(query, { ${entries.join(', ')} })${after}`;
  return short.length <= 72 ? short : `formatQuery(query, {\n  ${entries.join(',\n  ')},\n})${after}`;
}

/** The same with the imports that it needs. */
export function exportCode(release: Pick<DemoRelease, 'formats'>, options: ExportOptions): string {
  const { imports = [] } = formatOf(release, options.format);
  return [...imports, ...(imports.length ? [''] : []), exportCall(release, options)].join('\n');
}

/** Settings of which none is made. */
export const emptySettings = (settingTable: object): FormatSettings =>
  Object.fromEntries(Object.keys(settingTable).map((id) => [id as SettingId, '']));
