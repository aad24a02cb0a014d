import type { SearchAnswer, SearchRequest } from '../engine/answer';

/** What the page asks the worker. `folder` is the address of the index files. */
export type Question = { id: number; folder: string; requests: SearchRequest[] };

/** What the worker says: that it is there, and results, or why there are none. */
export type Reply = { ready: true } | { id: number; results: SearchAnswer[] } | { id: number; error: string };
