import {
  array,
  type GenericSchema,
  integer,
  minValue,
  number,
  object,
  pipe,
  record,
  regex,
  strictTuple,
  string,
} from 'valibot';
import type { Manifest } from './manifest';

const count = pipe(number(), integer(), minValue(0));

/** What a page accepts as a manifest. The worker knows its manifest by the digest. */
export const manifestSchema: GenericSchema<Manifest> = object({
  parts: array(object({ id: string(), stored: count })),
  headers: array(record(string(), string())),
  files: array(strictTuple([string(), pipe(string(), regex(/^[\w-]{43}$/)), count, count, count])),
  redirects: array(strictTuple([string(), string()])),
});
