import { withIds, withoutIds } from '@site/src/query/ids';
import { querySchema } from '@site/src/query/schema';
import { inShape } from '@site/src/query/shape';
import { type ToolkitId, toolkits } from '@site/src/toolkits/registry';
import type { ExportFormat } from 'react-querybuilder';
import * as v from 'valibot';
import { exportFormats, initialSettings } from '../panels/export/exportFormats';
import { type PanelId, panelIds } from '../panels/panelIds';
import { isThemed, noTheme } from '../panels/theme/theme';
import { themeSchema } from '../panels/theme/themeVariables';
import type { Options } from './options';
import { optionIds } from './optionTable';
import type { DemoState } from './state';

/** What a link or a file carries: the state, in which toolkit, the open panel, and the row asked about by its position. */
export type Carried = { toolkit: ToolkitId; state: DemoState; panel?: PanelId | undefined; row?: number | undefined };
/** What was read; `reason` completes "could not be read: …". */
export type Decoded = ({ ok: true } & Carried) | { ok: false; reason: string };

const setting = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
const settingNames = Object.keys(initialSettings) as (keyof typeof initialSettings)[];
const schema = v.object({
  t: v.picklist(toolkits.map(({ id }) => id)),
  o: v.pipe(v.array(v.picklist(optionIds)), v.maxLength(optionIds.length)),
  f: v.picklist(exportFormats.map(({ id }) => id)),
  s: v.object(v.entriesFromList(settingNames, setting)),
  p: v.optional(v.picklist(panelIds)),
  r: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))),
  h: v.optional(themeSchema),
  q: querySchema,
});

/** The limit that a content breaks, in the schema's words. */
const limitIn = (issues: v.BaseIssue<unknown>[]): string | undefined =>
  issues
    .flatMap((issue) => [issue.message, limitIn(issue.issues ?? [])])
    .find((message) => message?.startsWith('must not'));

/** What is written, as it will be read, so that equal states have equal contents; or why it would not be read. */
export function contentOf({ toolkit, state, panel, row }: Carried): { content: unknown } | { reason: string } {
  const settings = Object.entries(state.formatSettings).filter(([, value]) => value !== '');
  const content = {
    t: toolkit,
    o: optionIds.filter((id) => state.options[id]),
    f: state.format,
    s: Object.fromEntries(settings),
    ...(panel && { p: panel }),
    ...(row !== undefined && { r: row }),
    ...(isThemed(state.theme) && { h: state.theme }),
    q: withoutIds(state.query),
  };
  const { success, output, issues } = v.safeParse(schema, content);
  if (success) return { content: { ...content, q: output.q, ...(output.h && { h: output.h }) } };
  return { reason: `something in it ${limitIn(issues) ?? 'is of a kind that is not carried'}` };
}

/** Reads a content that anybody may have written. It never throws. */
export function readContent(content: unknown): Decoded {
  const { success, output, issues } = v.safeParse(schema, content);
  if (!success) {
    const limit = limitIn(issues);
    return {
      ok: false,
      reason: limit ? `something in it ${limit}` : 'it asks for something this demo does not have',
    };
  }
  const options = Object.fromEntries(optionIds.map((id) => [id, output.o.includes(id)])) as Options;
  const query = inShape(output.q, options.independentCombinators);
  const state = {
    options,
    query: withIds(query, 'link'),
    format: output.f as ExportFormat,
    formatSettings: output.s,
    theme: output.h && isThemed(output.h) ? output.h : noTheme,
  };
  return { ok: true, toolkit: output.t, state, panel: output.p, row: output.r };
}
