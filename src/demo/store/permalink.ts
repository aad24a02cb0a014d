import { withIds, withoutIds } from '@site/src/query/ids';
import { bounds, querySchema } from '@site/src/query/schema';
import { inShape } from '@site/src/query/shape';
import { type ToolkitId, toolkits } from '@site/src/toolkits/registry';
import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { ExportFormat } from 'react-querybuilder';
import * as v from 'valibot';
import { exportFormats, initialSettings } from '../panels/export/exportFormats';
import type { Options } from './options';
import { optionIds } from './optionTable';
import type { DemoState } from './state';

/** How a link's hash begins: version 1 of what `encode` writes. */
const prefix = 'd1=';
/** Longest hash that is read or written, and the longest text that may come out of it. */
export const limits = { hash: 60_000, text: 400_000 };

export type Permalink = { toolkit: ToolkitId; state: DemoState };
/** What a hash holds; `reason` completes "This link could not be read: …". */
export type Decoded = ({ ok: true } & Permalink) | { ok: false; reason: string };

const setting = v.optional(v.pipe(v.string(), v.maxLength(200)), '');
const settingNames = Object.keys(initialSettings) as (keyof typeof initialSettings)[];
const schema = v.object({
  t: v.picklist(toolkits.map(({ id }) => id)),
  o: v.pipe(v.array(v.picklist(optionIds)), v.maxLength(optionIds.length)),
  f: v.picklist(exportFormats.map(({ id }) => id)),
  s: v.object(v.entriesFromList(settingNames, setting)),
  q: querySchema,
});

const toBase64Url = (bytes: Uint8Array) =>
  btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');
const fromBase64Url = (text: string) =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (char) => char.charCodeAt(0));

/**
 * The hash, without `#`, that carries a state.
 * @returns nothing if the state is too large for a link, or holds what reading it would refuse
 */
export function encodePermalink({ toolkit, state }: Permalink): string | undefined {
  const settings = Object.entries(state.formatSettings).filter(([, value]) => value !== '');
  const content = {
    t: toolkit,
    o: optionIds.filter((id) => state.options[id]),
    f: state.format,
    s: Object.fromEntries(settings),
    q: withoutIds(state.query),
  };
  const { success, output } = v.safeParse(schema, content);
  if (!success) return undefined;
  // As it will be read, so that equal states have equal hashes, whoever made them.
  const text = JSON.stringify({ ...content, q: output.q });
  const hash = prefix + toBase64Url(deflateSync(strToU8(text), { level: 9 }));
  return hash.length > limits.hash || text.length > limits.text ? undefined : hash;
}

const count = (characters: number) => characters.toLocaleString('en-US');

function unpack(hash: string): unknown {
  // A fixed buffer: a few bytes can unpack to gigabytes.
  const out = inflateSync(fromBase64Url(hash.slice(prefix.length)), { out: new Uint8Array(limits.text * 3) });
  if (out.length >= limits.text * 3) throw new Error('too large');
  return JSON.parse(strFromU8(out));
}

/** The limit that a content breaks, in the schema's words. */
const limitIn = (issues: v.BaseIssue<unknown>[]): string | undefined =>
  issues
    .flatMap((issue) => [issue.message, limitIn(issue.issues ?? [])])
    .find((message) => message?.startsWith('must not'));

/** Reads a hash, without its `#`, that anybody may have written. It never throws. */
export function decodePermalink(hash: string): Decoded {
  if (!hash.startsWith(prefix))
    return {
      ok: false,
      reason: /^d\d+=/.test(hash) ? 'it is of another version of this demo' : 'it is not one of this demo',
    };
  if (hash.length > limits.hash)
    return { ok: false, reason: `it is too long: ${count(hash.length)} characters, of ${count(limits.hash)} at most` };
  let content: unknown;
  try {
    content = unpack(hash);
  } catch {
    return { ok: false, reason: 'it is damaged or incomplete' };
  }
  try {
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
    };
    return { ok: true, toolkit: output.t, state };
  } catch {
    return { ok: false, reason: `its query is nested deeper than ${bounds.depth} groups` };
  }
}
