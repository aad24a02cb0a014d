import type { CauseId } from '@site/src/engines/model';
import type { ReleaseId } from '../../releases/DemoRelease';

/** Code that keeps what an export loses: a sample of the docs, as it stands there, fetched when it is asked for. */
export type LossFix = { id: string; formats: readonly string[]; load: () => Promise<{ default: string }> };

/** By the release whose docs have the sample, and the cause that it does away with. */
const lossFixes: Partial<Record<ReleaseId, Partial<Record<CauseId, LossFix>>>> = {
  5: {
    'not-dropped': {
      id: 'mongodb-not',
      formats: ['mongodb'],
      load: () => import('!!raw-loader!@site/versioned_docs/version-5/_samples/export/mongodb-not.ts'),
    },
  },
};

/** What mends an export in a format of a release, of all that causes its loss. */
export const lossFixesOf = (release: ReleaseId, ids: readonly CauseId[], format: string): LossFix[] =>
  ids.flatMap((id) => {
    const mend = lossFixes[release]?.[id];
    return mend?.formats.includes(format) ? [mend] : [];
  });
