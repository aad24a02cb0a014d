import type { DemoField } from '@site/src/dataset/fields';
import { builderField } from '@site/src/own-data/builderField';
import type { DataField } from '@site/src/own-data/DataSet';
import type { DemoState } from '../store/state';
import type { DemoRelease } from './DemoRelease';

const builderFields = new WeakMap<readonly DataField[], DemoField[]>();

/** The fields of a data set as those of the query builder; the same ones for the same fields. */
export function builderFieldsOf(fields: readonly DataField[]): DemoField[] {
  const made = builderFields.get(fields) ?? fields.map(builderField);
  builderFields.set(fields, made);
  return made;
}

const releases = new WeakMap<readonly DataField[], Map<DemoRelease, DemoRelease>>();

/** A release for queries on a visitor's own data: the same one for the same data; without data, the release itself. */
export function onData(release: DemoRelease, { data }: Pick<DemoState, 'data'>): DemoRelease {
  if (!data) return release;
  const known = releases.get(data.fields) ?? new Map();
  releases.set(data.fields, known);
  const fields = builderFieldsOf(data.fields);
  const made = known.get(release) ?? { ...release, fields, formats: release.formatsOn?.(fields) ?? release.formats };
  known.set(release, made);
  return made;
}
