import { expect, it } from 'vitest';
import { checkFile } from '../checkFile';
import { rules } from '../registry';

const rewritten = (text: string) =>
  checkFile(
    'a.jsx',
    text,
    4,
    8,
    rules.filter(({ id }) => id === 'drag-and-drop' || id === 'importers'),
  ).rewritten;
const element = 'show(<QueryBuilder enableDragAndDrop />);\n';
const wrapped = 'show(<QueryBuilderDnD><QueryBuilder enableDragAndDrop /></QueryBuilderDnD>);\n';

it('a file that loads the library by `require` gets another `require`, after its directives', () =>
  expect(rewritten(`'use strict';\nconst { QueryBuilder } = require('react-querybuilder');\n${element}`)).toBe(
    `'use strict';\nconst { QueryBuilderDnD } = require('@react-querybuilder/dnd');\nconst { QueryBuilder } = require('react-querybuilder');\n${wrapped}`,
  ));
it('an import is put in after a first line that is no statement', () =>
  expect(
    rewritten(`#!/usr/bin/env node\nconst { QueryBuilder } = await import('react-querybuilder');\n${element}`),
  ).toBe(
    `#!/usr/bin/env node\nimport { QueryBuilderDnD } from '@react-querybuilder/dnd';\nconst { QueryBuilder } = await import('react-querybuilder');\n${wrapped}`,
  ));
it('lines end as the others of the file do', () =>
  expect(
    rewritten(`import { QueryBuilder, parseSQL } from 'react-querybuilder';\r\n${element.replace('\n', '\r\n')}`),
  ).not.toMatch(/(?<!\r)\n/));
it('`key` stays on the outermost element', () =>
  expect(
    rewritten(
      "import { QueryBuilder } from 'react-querybuilder';\nshow(list.map(({ id }) => <QueryBuilder key={id} enableDragAndDrop />));\n",
    ),
  ).toContain('<QueryBuilderDnD key={id}><QueryBuilder enableDragAndDrop /></QueryBuilderDnD>'));

const classNames = rules.filter(({ id }) => id === 'class-name-lists');
const component = `import type { RuleProps } from 'react-querybuilder';
export const Own = ({ schema }: RuleProps) => <p className={schema.classNames.rule} />;
`;
it.each([
  ["import clsx from 'clsx';\n", 'clsx(schema.classNames.rule)'],
  ["import { clsx } from 'ours';\n", '={schema.classNames.rule}'],
])('a name that the file has is not imported again: %s', (first, written) => {
  const { rewritten: text = first + component } = checkFile('a.tsx', first + component, 4, 5, classNames);
  expect(text.match(/clsx.* from/g)).toHaveLength(1);
  expect(text).toContain(written);
});
