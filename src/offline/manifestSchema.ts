import * as v from 'valibot';
import type { Manifest } from './manifest';

const count = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a page accepts as a manifest. The worker knows its manifest by the digest. */
export const manifestSchema: v.GenericSchema<Manifest> = v.object({
  parts: v.array(v.object({ id: v.string(), stored: count })),
  headers: v.array(v.record(v.string(), v.string())),
  files: v.array(v.strictTuple([v.string(), v.pipe(v.string(), v.regex(/^[\w-]{43}$/)), count, count, count])),
  redirects: v.array(v.strictTuple([v.string(), v.string()])),
});
