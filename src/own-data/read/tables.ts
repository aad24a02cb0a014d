import { delimited } from './delimited';
import { json } from './json';
import { ndjson } from './ndjson';

/** Readers of texts with rows. */
export const tables = { delimited, json, ndjson };
