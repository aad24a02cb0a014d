import { inShape, withIds, withoutIds } from '@site/packages/query';
import { type ExtraField, noExtraFields } from '@site/src/dataset/extraFields';
import { extraFieldsSchema } from '@site/src/dataset/extraFieldsSchema';
import type { DataSet } from '@site/src/own-data/DataSet';
import { sharedSet, sharedSetSchema } from '@site/src/own-data/dataSetSchema';
import { boundedList } from '@site/src/query/boundedList';
import { type ToolkitId, toolkits } from '@site/src/toolkits/registry';
import * as v from 'valibot';
import { type PanelId, panelIds } from '../panels/panelIds';
import { isThemed, noTheme } from '../panels/theme/theme';
import { themeSchema } from '../panels/theme/themeVariables';
import { initial } from '../releases/5/initial';
import type { Choices, ChosenId, Options, ReleaseId } from '../releases/DemoRelease';
import { type Names, namesOf } from '../releases/names';
import type { DemoState } from './state';

/** What a link or a file carries: the state, in which toolkit, the open panel, and the row asked about by its position. */
export type LinkContent = {
  toolkit: ToolkitId;
  state: DemoState;
  panel?: PanelId | undefined;
  row?: number | undefined;
};
/**
 * What was read; `reason` completes "could not be read: …". `notes` are sentences for the visitor of a link that another site
 * made: what it is about, and what of it this demo does not have.
 */
export type Decoded = ({ ok: true; notes?: readonly string[] } & LinkContent) | { ok: false; reason: string };

const setting = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
const releaseIds = Object.keys(namesOf) as ReleaseId[];
const withRelease = v.object({ v: v.optional(v.picklist(releaseIds), initial.release) });

const withFields = v.object({ d: v.optional(sharedSetSchema), x: v.optional(extraFieldsSchema, []) });

/** What a content says its query is about. */
type About = { data: DataSet | undefined; extraFields: readonly ExtraField[] };

const schemaOf = ({ options, formats, settings, choices, query }: Names, { data, extraFields }: About) =>
  v.object({
    t: v.picklist(toolkits.map(({ id }) => id)),
    o: boundedList(v.picklist(options), options.length),
    f: v.picklist(formats),
    s: v.object(v.entriesFromList(settings, setting)),
    p: v.optional(v.picklist(panelIds)),
    r: v.optional(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(999_999))),
    c: v.optional(
      v.strictObject(
        Object.fromEntries(Object.entries(choices).map(([id, items]) => [id, v.optional(v.picklist(items))])),
      ),
    ),
    h: v.optional(themeSchema),
    ...withFields.entries,
    q: query(
      extraFields.map((field) => field.name),
      data?.fields.map(({ name }) => name),
    ),
  });

/** The limit that a content breaks, in the schema's words. */
const limitIn = (issues: v.BaseIssue<unknown>[]): string | undefined =>
  issues
    .flatMap((issue) => [issue.message, limitIn(issue.issues ?? [])])
    .find((message) => message?.startsWith('must not'));

/** The choices that a release has, in its order. */
const chosenIn = (choices: Choices, names: Names): Choices =>
  Object.fromEntries(
    (Object.keys(names.choices) as ChosenId[]).flatMap((id) => (choices[id] ? [[id, choices[id]]] : [])),
  );

/** What is written, as it will be read, so that equal states have equal contents; or why it would not be read. */
export function contentOf({ toolkit, state, panel, row }: LinkContent): { content: unknown } | { reason: string } {
  const { release } = state;
  const { options, settings } = namesOf[release];
  const choices = chosenIn(state.choices, namesOf[release]);
  const isSet = (id: (typeof settings)[number]) => Boolean(state.formatSettings[id]);
  const { data, extraFields } = state;
  const content = {
    ...(release !== initial.release && { v: release }),
    t: toolkit,
    o: options.filter((id) => state.options[id]),
    f: state.format,
    s: Object.fromEntries(settings.filter(isSet).map((id) => [id, state.formatSettings[id]])),
    ...(panel && { p: panel }),
    ...(row !== undefined && { r: row }),
    ...(Object.keys(choices).length > 0 && { c: choices }),
    ...(isThemed(state.theme) && { h: state.theme }),
    ...(data && { d: sharedSet(data) }),
    ...(extraFields.length > 0 && { x: extraFields }),
    q: withoutIds(state.query),
  };
  const { success, output, issues } = v.safeParse(schemaOf(namesOf[release], state), content);
  if (success) return { content: { ...content, q: output.q, ...(output.h && { h: output.h }) } };
  return { reason: `something in it ${limitIn(issues) ?? 'is of a kind that is not carried'}` };
}

/** Reads a content that anybody may have written. It never throws. */
export function readContent(content: unknown): Decoded {
  const named = v.safeParse(withRelease, content);
  const release = named.success ? named.output.v : initial.release;
  const names = namesOf[release];
  const added = v.safeParse(withFields, content);
  const extraFields = added.success && added.output.x.length > 0 ? added.output.x : noExtraFields;
  const data = (added.success && added.output.d) || undefined;
  const { success, output, issues } = v.safeParse(schemaOf(names, { data, extraFields }), content);
  if (!named.success || !success) {
    const limit = limitIn(issues ?? []);
    return {
      ok: false,
      reason: limit ? `something in it ${limit}` : 'it asks for something this demo does not have',
    };
  }
  const options: Options = Object.fromEntries(names.options.map((id) => [id, output.o.includes(id)]));
  const query = inShape(output.q, Boolean(options.independentCombinators));
  const state = {
    release,
    options,
    query: withIds(query, 'link'),
    data,
    extraFields,
    format: output.f,
    formatSettings: output.s,
    choices: (output.c ?? {}) as Choices,
    theme: output.h && isThemed(output.h) ? output.h : noTheme,
  };
  return { ok: true, toolkit: output.t, state, panel: output.p, row: output.r };
}
