import path from 'node:path';
import vm from 'node:vm';
import { buildSync } from 'esbuild';
import { expect } from 'vitest';
import type { Props } from './editorsPerKey';
import { groupOf, libraryOf, ruleOf } from './libraryOf';
import { proves } from './proves';

const parserOf = async (major: string) =>
  (major === '5' ? await import('samples-v5/release') : await import('../../../docs/_samples/parts/parseSQL')).parseSQL;

proves(
  [
    '`between` with numbers puts the smaller end first, unless this is `true`.',
    'Cypher, SPARQL, Gremlin and the parameterized formats never reorder; SQL and natural language do so only with `parseNumbers`.',
  ],
  async (line) => {
    const { formatQuery } = await libraryOf(line);
    const reversed = groupOf(ruleOf('year', [1960, 1950], { operator: 'between' }));
    const reorders = (format: string, options: object) => {
      const text = JSON.stringify(formatQuery(reversed, { format, ...options } as never));
      expect(text).toContain('1950');
      return text.indexOf('1950') < text.indexOf('1960');
    };
    const ofOrder = (format: string) =>
      [{}, { parseNumbers: true }, { parseNumbers: true, preserveValueOrder: true }].map((options) =>
        reorders(format, options),
      );
    for (const format of 'mongodb mongodb_query cel spel jsonlogic jsonata elasticsearch ldap prisma'.split(' '))
      expect(ofOrder(format), format).toEqual([true, true, false]);
    for (const format of ['sql', 'natural_language']) expect(ofOrder(format), format).toEqual([false, true, false]);
    for (const format of 'cypher sparql gremlin parameterized parameterized_named'.split(' '))
      expect(ofOrder(format), format).toEqual([false, false, false]);
  },
);

proves('`QueryManager` has methods for the same with fewer arguments.', async (line) => {
  const { QueryManager, ...library } = (await libraryOf(line)) as unknown as Record<string, Props>;
  const { prototype } = QueryManager;
  for (const name of ['createRule', 'createRuleGroup', 'getFieldData', 'getRuleDefaultValue'])
    expect(prototype[name].length, name).toBeLessThan(library[name].length);
  expect(prototype.getRuleContext.length).toBeLessThan(library.deriveRuleContext.length);
  expect(prototype.getRuleGroupContext.length).toBeLessThan(library.deriveRuleGroupContext.length);
});

proves('The rest of the condition becomes a query that may match more rows than the text.', async (line) => {
  const { formatQuery } = await libraryOf(line);
  const parseSQL = await parserOf(line.major);
  // A function is what it does not understand.
  expect(formatQuery(parseSQL("title = 'M' and lower(genre) = 'war'"), 'sql')).toBe("(title = 'M')");
});

proves('Mark empty groups as invalid instead: then they are left out.', async (line) => {
  const { defaultValidator, formatQuery } = await libraryOf(line);
  const inner = { id: 'inner', combinator: 'or', rules: [] };
  const query = groupOf(ruleOf('title', 'M'), inner);
  const options = { format: 'sql', fallbackExpression: '(1 = 0)' } as const;
  expect(formatQuery(query, options)).toBe("(title = 'M' and (1 = 0))");
  expect(formatQuery(query, { ...options, validator: defaultValidator })).toBe("(title = 'M')");
});

proves("`a = '` and 32 times `\\x`, 69 characters in all, are not read within a second.", (line) => {
  const { outputFiles } = buildSync({
    stdin: { contents: "export { parseSQL } from 'react-querybuilder'", resolveDir: path.resolve(line.samples) },
    ...{ bundle: true, write: false, format: 'iife', globalName: 'library', logLevel: 'silent' },
    define: { 'process.env.NODE_ENV': '"production"' },
  });
  const page = vm.createContext({});
  vm.runInContext(outputFiles[0]?.text ?? '', page);
  const read = (times: number) => () =>
    vm.runInContext(`library.parseSQL(${JSON.stringify(`a = '${'\\x'.repeat(times)}`)})`, page, { timeout: 1000 });
  expect(read(4)).toThrow('Parse error');
  expect(read(32)).toThrow('timed out');
});

proves(
  "`spel` | `contains`, `beginsWith`, `endsWith` and their negations keep `.*` in the value. `in`, `between` and their opposites become simpler rules. `O'Brien` empties the result.",
  async (line) => {
    const { formatQuery } = await libraryOf(line);
    const { parseSpEL } = await import('../../../docs/_samples/parts/parseSpEL');
    const back = (operator: string, value: unknown) =>
      parseSpEL(formatQuery(groupOf(ruleOf('title', value, { operator })), 'spel'));
    for (const operator of [
      'contains',
      'beginsWith',
      'endsWith',
      'doesNotContain',
      'doesNotBeginWith',
      'doesNotEndWith',
    ])
      expect(JSON.stringify(back(operator, 'moon')), operator).toContain('.*');
    const simple = (operator: string) => [
      ...JSON.stringify(back(operator, ['1', '2'])).matchAll(/"operator":"(.*?)"/g),
    ];
    for (const operator of ['in', 'notIn', 'between', 'notBetween'])
      expect(
        simple(operator)
          .map(([, name]) => name)
          .join(' '),
        operator,
      ).toMatch(/^(?:[<>!]?=|[<>]) (?:[<>!]?=|[<>])$/);
    expect(back('=', "O'Brien").rules).toEqual([]);
    expect(back('=', 'Brien').rules).toHaveLength(1);
  },
);
