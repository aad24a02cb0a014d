import { schemaFile } from './schemaFile';
import type { Validator } from './Validator';

export const zod: Validator = {
  id: 'zod',
  name: 'Zod 4',
  fileName: 'querySchema.ts',
  language: 'ts',
  code: schemaFile({
    as: 'z',
    schema: 'z.ZodType',
    text: (pattern) => (pattern ? `z.string().regex(${pattern})` : 'z.string()'),
    number: 'z.number()',
    list: (item, most) => `z.array(${item})${most ? `.max(${most})` : ''}`,
    oneOf: (names) => `z.enum(${names})`,
  }),
};
