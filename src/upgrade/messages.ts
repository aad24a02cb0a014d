import type { GivenFile, Major, Report } from '@site/packages/upgrade';

/** What the page asks of the worker. */
export type Question = { files: GivenFile[]; from: Major; to: Major };

/** What the worker answers, for each file in turn. */
export type Reply = { report: Report };
