import { deflateSync, inflateSync, strFromU8, strToU8 } from 'fflate';
import type { ExportFormat, RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import * as v from 'valibot';
import { exportFormats, initialSettings } from './exportFormats';
import { type Options, optionIds } from './options';
import { bounds, querySchema } from './querySchema';
import { type DemoState, inShape } from './state';
import { type ToolkitId, toolkits } from './toolkits/registry';
import { withIds } from './withIds';

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

/** The query without its ids: they would be most of the link, and reading it makes new ones. */
function withoutIds(node: RuleGroupTypeAny | RuleType | string): unknown {
  if (typeof node === 'string') return node;
  const { id, path, ...rest } = node;
  return 'rules' in rest ? { ...rest, rules: (rest.rules as (typeof node)[]).map(withoutIds) } : rest;
}

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
  if (!v.safeParse(schema, content).success) return undefined;
  const text = JSON.stringify(content);
  const hash = prefix + toBase64Url(deflateSync(strToU8(text), { level: 9 }));
  return hash.length > limits.hash || text.length > limits.text ? undefined : hash;
}

function unpack(hash: string): unknown {
  // A fixed buffer: a few bytes can unpack to gigabytes.
  const out = inflateSync(fromBase64Url(hash.slice(prefix.length)), { out: new Uint8Array(limits.text * 3) });
  if (out.length >= limits.text * 3) throw new Error('too large');
  return JSON.parse(strFromU8(out));
}

/** Reads a hash, without its `#`, that anybody may have written. It never throws. */
export function decodePermalink(hash: string): Decoded {
  if (!hash.startsWith(prefix))
    return {
      ok: false,
      reason: /^d\d+=/.test(hash) ? 'it is of another version of this demo' : 'it is not one of this demo',
    };
  if (hash.length > limits.hash) return { ok: false, reason: 'it is too long' };
  let content: unknown;
  try {
    content = unpack(hash);
  } catch {
    return { ok: false, reason: 'it is damaged or incomplete' };
  }
  try {
    const { success, output } = v.safeParse(schema, content);
    if (!success) return { ok: false, reason: 'it asks for something this demo does not have' };
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
