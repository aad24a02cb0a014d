import type { GivenFile, Major, Report } from '@site/packages/upgrade';

/** What the page asks of the worker. */
export type Question = { files: GivenFile[]; from: Major; to: Major };

/** What the worker posts: that it is there, then a report for each file in turn. */
export type Reply = { isReady: true } | { report: Report } | { isDone: true };
