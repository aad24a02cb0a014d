import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { exportCall, formatOptions } from '../exportFormats';
import { layoutClasses, optionProps, optionTable } from '../options';
import type { DemoState } from '../state';
import { fieldsFile } from './fieldsFile';
import { justifiedFile } from './justifiedFile';
import { printValue } from './printValue';
import type { ToolkitCode } from './ToolkitCode';
import { validatorFile } from './validatorFile';

export type Flavour = 'ts' | 'js';
/** File contents by path. */
export type Files = Record<string, string>;

const indent = (lines: string[], by: string) => lines.flatMap((line) => line.split('\n').map((part) => by + part));

/** The query without what only the builder's controls need. */
const bare = (node: RuleGroupTypeAny | RuleType | string): unknown => {
  if (typeof node === 'string') return node;
  const { path, ...rest } = node;
  return 'rules' in rest ? { ...rest, rules: (rest.rules as (typeof node)[]).map(bare) } : rest;
};

/** Most rules of a group with its own combinators that the release's type takes as a literal. */
const typedRules = 81;

/** Whether a query with independent combinators has a group that its type does not take. */
const isBeyondType = (node: RuleGroupTypeAny | RuleType | string): boolean =>
  typeof node === 'object' &&
  'rules' in node &&
  (node.rules.length > 2 * typedRules - 1 || (node.rules as (typeof node)[]).some(isBeyondType));

/** The props of the builder that differ from what release 5.4.1 does by itself. */
function builderProps({ options }: DemoState, toolkit: ToolkitCode): string[] {
  const switches = Object.entries(optionProps(options, true)).map(([name, on]) => (on ? name : `${name}={false}`));
  const classes = layoutClasses(options);
  const own = classes.length > 0 ? `queryBuilder: '${classes.join(' ')}'` : '';
  const spread = [toolkit.classNames && `...${toolkit.classNames}`, own].filter(Boolean).join(', ');
  return [
    'fields={fields}',
    'query={query}',
    'onQueryChange={(next) => setQuery(next)}',
    ...toolkit.props,
    ...(spread ? [`controlClassnames={{ ${spread} }}`] : []),
    ...switches,
    ...(options.independentCombinators ? ['independentCombinators'] : []),
    ...(options.validateQuery ? ['validator={validateQuery}'] : []),
    ...(options.debugMode ? ['debugMode'] : []),
  ];
}

/** The component itself. */
function appFile(state: DemoState, toolkit: ToolkitCode, flavour: Flavour): string {
  const type = (text: string) => (flavour === 'ts' ? text : '');
  const { options, query } = state;
  const queryType = options.independentCombinators ? 'RuleGroupTypeIC' : 'RuleGroupType';
  const isCast = flavour === 'ts' && options.independentCombinators && isBeyondType(query);
  const format = formatOptions(state.format, state.formatSettings, options.parseNumbers);
  const isText = !/^(parameterized|jsonlogic)/.test(state.format);
  const call = exportCall(format);
  const dnd = options.enableDragAndDrop;
  const wrappers = [...toolkit.wrappers, ...(dnd ? [['<QueryBuilderDnD>', '</QueryBuilderDnD>']] : [])];
  const imports = [
    ...(dnd ? [`import { QueryBuilderDnD } from '@react-querybuilder/dnd';`] : []),
    ...toolkit.imports.filter((line) => !/from '\.\//.test(line)),
    `import { useState } from 'react';`,
    `import { formatQuery, QueryBuilder${type(`, type ${queryType}`)} } from 'react-querybuilder';`,
    ...toolkit.imports.filter((line) => /from '\.\//.test(line)),
    `import { fields } from './fields';`,
    ...(options.validateQuery ? [`import { validateQuery } from './validateQuery';`] : []),
    ...toolkit.styles.map((file) => `import '${file}';`),
    `import 'react-querybuilder/dist/query-builder.css';`,
    ...(options.justifiedLayout ? [`import './justified.css';`] : []),
  ];
  let view = ['<QueryBuilder', ...indent(builderProps(state, toolkit), '  '), '/>'];
  for (const [open, close] of wrappers.reverse()) view = [open as string, ...indent(view, '  '), close as string];
  return `${imports.join('\n')}
${toolkit.setup.length > 0 ? `\n${toolkit.setup.join('\n')}\n` : ''}${isCast ? `\n// The type of a group takes ${typedRules} rules between independent combinators at most; the builder takes more.` : ''}
const initialQuery${type(`: ${queryType}`)} = ${printValue(bare(query))}${isCast ? ` as unknown as ${queryType}` : ''};

export function App() {
  const [query, setQuery] = useState(initialQuery);
  const exported = ${isText ? call.replaceAll('\n', '\n  ') : `JSON.stringify(${call.replaceAll('\n', '\n  ')}, null, 2)`};

  return (
    <>
${indent(view, '      ').join('\n')}
      <pre>{exported}</pre>
    </>
  );
}
`;
}

/** The files under \`src/\` that are the demo as it stands: the component first, then what it imports. */
export function componentFiles(state: DemoState, toolkit: ToolkitCode, flavour: Flavour): Files {
  const type = (text: string) => (flavour === 'ts' ? text : '');
  const { options } = state;
  const files: Files = { [`App.${flavour}x`]: appFile(state, toolkit, flavour) };
  for (const [name, content] of Object.entries(toolkit.files?.(type) ?? {})) files[`${name}.${flavour}x`] = content;
  files[`fields.${flavour}`] = fieldsFile(type);
  if (options.validateQuery) files[`validateQuery.${flavour}`] = validatorFile(type);
  if (options.justifiedLayout) files['justified.css'] = justifiedFile;
  return files;
}

/** Options that are on and that the code does not show, because the demo adds them to the release. */
export const notInCode = ({ options }: DemoState): string[] =>
  options.enableDragAndDrop
    ? [`The buttons of “${optionTable.enableDragAndDrop.label}” that move a rule by key are the demo’s own.`]
    : [];
