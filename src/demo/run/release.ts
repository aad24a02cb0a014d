import { latestLine } from '@site/lines/registry';

/** The release of the library that the demo shows and whose exports are run. */
export const { release } = latestLine;
