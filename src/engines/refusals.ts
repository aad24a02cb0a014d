type Export = { sql: string; params: number };
type Refusal = { finds: (found: Export) => boolean; words: string };

const booleans = /\b(?:TRUE|FALSE)\b/;
/** Lists in the order of the text, by how many entries each has; its texts are empty by then. */
const lists = (sql: string) =>
  Array.from(sql.matchAll(/ in \(([^()]*)\)/gi), ([, list = '']) => list.split(',').length);

/**
 * What the documentation of a database calls invalid, or takes otherwise than it is meant, of what its preset writes. No server
 * of it can be had here, so nothing of this was run.
 */
const refusals: Readonly<Record<string, Refusal[]>> = {
  // Transact-SQL: data types (bit); maximum capacity specifications.
  mssql: [
    {
      finds: ({ sql }) => booleans.test(sql),
      words: 'SQL Server has no TRUE and FALSE. Compare a bit with 1 or 0, or send parameters.',
    },
    { finds: ({ params }) => params > 2100, words: 'SQL Server takes 2,100 parameters at most.' },
  ],
  // SQL Language Reference: nulls, expression lists, the data type BOOLEAN.
  oracle: [
    {
      finds: ({ sql }) => booleans.test(sql),
      words:
        'Oracle has TRUE and FALSE from 23ai on. Before, compare a column of your own, such as a number, with 1 or 0.',
    },
    {
      finds: ({ sql }) => /[=<>] ''/.test(sql),
      words: 'Oracle takes an empty text for NULL, so that no row meets a comparison with it. Ask for null instead.',
    },
    {
      finds: ({ sql }) => lists(sql).some((count) => count > 1000),
      words: 'Oracle refuses a list of more than 1,000 entries before 23ai. Split it.',
    },
  ],
};

/** The SQL of an export without what its texts and quoted names hold, and how many parameters it has. */
function readExport(format: string, text: string): Export {
  const { sql, params } = format === 'sql' ? { sql: text, params: {} } : JSON.parse(text);
  const bare = (sql as string).replace(/'((?:[^']|'')*)'/g, (_, inner) => (inner ? "'x'" : "''"));
  return { sql: bare.replace(/\[[^\]]*\]|"[^"]*"/g, 'x'), params: Object.keys(params).length };
}

/**
 * What the documentation of a database says against an export for it.
 * @param preset dialect of the SQL; of other databases than SQL Server and Oracle nothing is said
 * @param text the export as it is shown: SQL, or JSON with `sql` and `params`
 * @returns a sentence for each, in the order of this file
 */
export function refusalsOf(format: string, preset: string, text: string): string[] {
  if (!/^(?:sql|parameterized|parameterized_named)$/.test(format) || !Object.hasOwn(refusals, preset)) return [];
  const found = readExport(format, text);
  return (refusals[preset] as Refusal[]).filter(({ finds }) => finds(found)).map(({ words }) => words);
}
