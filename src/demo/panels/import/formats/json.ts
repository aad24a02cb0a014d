import { createQuerySchema, type Grammar } from '@site/src/query/schema';
import * as v from 'valibot';
import type { ImportFormat, ReleaseParser } from './ImportFormat';
import { jsonError, readJson, textPlaces } from './readJson';

/** The library's own JSON, with or without ids, of either shape. */
export const jsonFormat = ({
  print,
  grammar,
}: Pick<ReleaseParser<never>, 'print'> & { grammar: Grammar }): ImportFormat => {
  // Which fields there are, the import says.
  const schema = createQuerySchema({ ...grammar, fields: 'any' });
  return {
    label: 'JSON',
    sample: `{
  "combinator": "and",
  "rules": [
    { "field": "genre", "operator": "=", "value": "Comedy" },
    { "field": "gross", "operator": ">", "valueSource": "field", "value": "budget" }
  ]
}`,
    print,
    placesOf: textPlaces,
    parse(text) {
      const content = readJson(text);
      const { success, output, issues } = v.safeParse(schema, content);
      if (success) return output;
      const [issue] = issues;
      const path = (issue.path ?? []).map(({ key }) => key as string | number);
      const at = path.length > 0 ? path.map((key) => (typeof key === 'number' ? `[${key}]` : `.${key}`)).join('') : '';
      throw jsonError(text, path, `${at.replace(/^\./, '') || 'A query'}: ${issue.message}.`);
    },
  };
};
