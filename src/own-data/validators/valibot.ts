import { schemaFile } from './schemaFile';
import type { Validator } from './Validator';

export const valibot: Validator = {
  id: 'valibot',
  name: 'Valibot',
  fileName: 'querySchema.ts',
  language: 'ts',
  code: schemaFile({
    as: 'v',
    schema: 'v.GenericSchema',
    text: (pattern) => (pattern ? `v.pipe(v.string(), v.regex(${pattern}))` : 'v.string()'),
    number: 'v.pipe(v.number(), v.finite())',
    list: (item, most) => (most ? `v.pipe(v.array(${item}), v.maxLength(${most}))` : `v.array(${item})`),
    oneOf: (names) => `v.picklist(${names})`,
  }),
};
