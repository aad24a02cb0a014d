import { type DemoField, fields as fieldsOfTable } from '@site/src/dataset/fields';
import { nestedFields } from '@site/src/dataset/nested';

/** The fields of the table, and its nested columns with match modes. */
export const fields = [...fieldsOfTable, ...(nestedFields as unknown as DemoField[])];
