import { expect } from 'vitest';
import { execute, startEngines } from '../../../src/engines/proof/run';
import { movieRows } from '../../../src/engines/proof/tables';
import { groupOf, libraryOf, ruleOf } from './libraryOf';
import { proves } from './proves';

proves(
  "Formats that return an object drop a rule with an unknown operator, and Drizzle's one without a column, too.",
  async (line) => {
    const [release, table] = [await libraryOf(line), movieRows()];
    const formats = ['drizzle', 'prisma', 'sequelize', 'mongodb_query'] as const;
    const started = await startEngines(table, ['drizzle', 'prisma', 'sequelize', 'mongodb']);
    const title = table.rows[0]?.title;
    const selected = async (format: string, rule: object) =>
      (await execute(groupOf(rule), { format, parseNumbers: false }, release as never, started, table)).rows.length;
    for (const format of formats)
      expect(await selected(format, ruleOf('title', title, { operator: 'is me' })), format).toBe(table.rows.length);
    expect(await selected('drizzle', ruleOf('owner', title))).toBe(table.rows.length);
    // The rule is what makes the difference.
    for (const format of formats) expect(await selected(format, ruleOf('title', title)), format).toBe(1);
  },
);
