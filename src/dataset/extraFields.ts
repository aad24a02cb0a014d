import { comparisons, type DemoField } from './fields';
import type { Column } from './table';

/** What the values of a field that a visitor adds can be. */
export const extraTypes = ['text', 'number', 'date'] as const;
/** A field that a visitor has added; its column has no data. */
export type ExtraField = { name: string; type: (typeof extraTypes)[number] };

export const noExtraFields: readonly ExtraField[] = [];
/** Most fields that can be added. */
export const mostExtraFields = 10;

/** A field that was added, as one of the query builder's. */
export const asField = ({ name: given, type }: ExtraField): DemoField => ({
  name: given,
  label: given,
  ...(type !== 'text' && { inputType: type, operators: comparisons }),
});

/** Its column in the table of the engines. */
export const asColumn = ({ name: given, type }: ExtraField): Column => ({ name: given, type });
