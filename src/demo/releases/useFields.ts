import { asField } from '@site/src/dataset/extraFields';
import type { DemoField } from '@site/src/dataset/fields';
import { useMemo } from 'react';
import type { DemoState } from '../store/state';
import type { DemoRelease } from './DemoRelease';
import { builderFieldsOf } from './onData';

/** What queries are about: the visitor's own data, or the movies, and the fields added to either. */
export type About = Pick<DemoState, 'data' | 'extraFields'>;

/** Every field of the demo: those of a release on the movies or those of the visitor's data, and those added. */
export const fieldsOf = (
  { fields: ofMovies }: Pick<DemoRelease, 'fields'>,
  { data, extraFields }: About,
): DemoField[] => {
  const fields = data ? builderFieldsOf(data.fields) : ofMovies;
  return extraFields.length === 0 ? fields : [...fields, ...extraFields.map(asField)];
};

/** Their names. */
export const namesOfFields = (release: Pick<DemoRelease, 'fields'>, about: About): string[] =>
  fieldsOf(release, about).map(({ name }) => name);

/** The same fields, the same list as long as all of it is the same. */
export const useFieldsOf = (release: Pick<DemoRelease, 'fields'>, { data, extraFields }: About): DemoField[] =>
  useMemo(() => fieldsOf(release, { data, extraFields }), [release, data, extraFields]);
