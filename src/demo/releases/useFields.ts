import { asField } from '@site/src/dataset/extraFields';
import type { MovieField } from '@site/src/dataset/fields';
import { useMemo } from 'react';
import type { DemoState } from '../store/state';
import type { DemoRelease } from './DemoRelease';

/** Every field of the demo: those of a release, and those that the visitor has added. */
export const fieldsOf = (
  { fields }: Pick<DemoRelease, 'fields'>,
  { extraFields }: Pick<DemoState, 'extraFields'>,
): MovieField[] => (extraFields.length === 0 ? fields : [...fields, ...extraFields.map(asField)]);

/** The same, the same list as long as both are the same. */
export const useFieldsOf = (
  release: Pick<DemoRelease, 'fields'>,
  extraFields: DemoState['extraFields'],
): MovieField[] => useMemo(() => fieldsOf(release, { extraFields }), [release, extraFields]);
