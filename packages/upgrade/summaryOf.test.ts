import { expect, it } from 'vitest';
import { reportOf } from './reportOf';
import { summaryOf } from './summaryOf';

it('large numbers are written alike', () => {
  const call = "formatQuery(query, 'sql');\n";
  const report = reportOf(
    { name: 'a.js', text: `import { formatQuery } from 'react-querybuilder';\n${call.repeat(1200)}` },
    7,
    8,
  );
  expect(summaryOf([report], 1)).toBe('1,200 places in 1 file: 1,200 behave differently. 0 rewritten. 1 file checked.');
});
