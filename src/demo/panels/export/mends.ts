import { latestLine } from '@site/lines/registry';
import type { CauseId } from '@site/src/engines/model';

/** Code that keeps what an export loses: a sample of the docs, as it stands there, fetched when it is asked for. */
export type Mend = { id: string; formats: readonly string[]; load: () => Promise<{ default: string }> };

/** By the line whose docs have the sample, and the cause that it does away with. */
const mends: Partial<Record<string, Partial<Record<CauseId, Mend>>>> = {
  5: {
    'not-dropped': {
      id: 'mongodb-not',
      formats: ['mongodb'],
      load: () => import('!!raw-loader!@site/versioned_docs/version-5/_samples/export/mongodb-not.ts'),
    },
  },
};

/** What mends an export in a format of the demo's release, of all that causes its loss. */
export const mendsOf = (ids: readonly CauseId[], format: string): Mend[] =>
  ids.flatMap((id) => {
    const mend = mends[latestLine.major]?.[id];
    return mend?.formats.includes(format) ? [mend] : [];
  });
