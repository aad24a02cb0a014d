import { type DemoField, fields } from '@site/src/dataset/fields';
import { fields as fieldsOf8 } from './8/fields';
import type { ReleaseId } from './DemoRelease';

/** The fields of each release on the movies, without its code. */
export const onMovies: Record<ReleaseId, { fields: DemoField[] }> = { 5: { fields }, 8: { fields: fieldsOf8 } };
