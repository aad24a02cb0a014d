// biome-ignore-all lint/suspicious/noTemplateCurlyInString: the templates are those of the code that is looked at.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { fencesBelow } from '../remark-samples/checks/fences';
import { sampleFiles } from '../remark-samples/sampleFiles';
import { executedSql } from './executedSql';

describe.each(documentedLines().map((line) => [line.release, line] as const))('samples and blocks of %s', (_, line) => {
  it('hand no text of the format `sql` to what executes it', () => {
    const samples = sampleFiles(line.samples).map((file) => [path.relative('.', file), readFileSync(file, 'utf8')]);
    const blocks = fencesBelow(path.resolve(line.docs)).map(({ page, line: at, code }) => [`${page}:${at}`, code]);
    const code = [...samples, ...blocks] as [string, string][];
    expect(code.filter(([, text]) => /formatQuery\w*\([^)]*['"]sql['"]/.test(text)).length).toBeGreaterThan(0);
    expect(code.flatMap(([place, text]) => executedSql(text).map((call) => `${place} ${call}`))).toEqual([]);
  });
});

describe('text of the format `sql`', () => {
  it.each([
    "db.exec(`select * from t where ${formatQuery(query, 'sql')}`);",
    "const where = formatQuery(query, { format: 'sql', preset: 'mysql' });\nawait pool.query('select * from t where ' + where);",
    "function condition(query) { return formatQuery(query, 'sql'); }\nconst text = `select 1 where ${condition(q)}`;\ndb.prepare(text).all();",
    "const sql = useMemo(() => formatQuery(query, 'sql'), [query]);\nprisma.$queryRawUnsafe(sql);",
  ])('is found where it is executed: %s', (code) => expect(executedSql(code)).toHaveLength(1));

  it.each([
    "console.log(formatQuery(query, 'sql'));",
    "const { sql, params } = formatQuery(query, 'parameterized');\ndb.prepare(`select * from t where ${sql}`).all(...params);",
    "const sql = formatQuery(query, 'sql');\n/a/.exec(sql);",
    "const shown = formatQuery(query, 'sql');\ndb.exec('create table t (a)');",
  ])('is not found where it is shown: %s', (code) => expect(executedSql(code)).toEqual([]));
});
