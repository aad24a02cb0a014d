import { isGroup } from '@site/src/query/rule';
import { mapItems, walk } from '@site/src/query/walk';
import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { exportCall, formatOptions } from '../../releases/exports';
import { loadedRelease } from '../../releases/loaded';
import { layoutClasses, optionProps } from '../../store/options';
import type { DemoState } from '../../store/state';
import { themeCss } from '../theme/themeCss';
import { fieldsFile } from './fieldsFile';
import { printValue } from './printValue';
import { sourceFiles } from './sources';

export type Flavour = 'ts' | 'js';
/** File contents by path. */
export type Files = Record<string, string>;

const indent = (lines: string[], by: string) => lines.flatMap((line) => line.split('\n').map((part) => by + part));

/** The query without what only the builder's controls need. */
const bare = (query: RuleGroupTypeAny) => mapItems(query, ({ path, ...rest }) => rest as typeof rest & { rules: [] });

/** Most rules of a group with its own combinators that the release's type takes as a literal. */
const typedRules = 81;

/** Whether a query with independent combinators has a group that its type does not take. */
const isBeyondType = (query: RuleGroupTypeAny): boolean =>
  [...walk(query)].some(({ item }) => isGroup(item) && item.rules.length > 2 * typedRules - 1);

/** The props of the builder that differ from what the demo's release does by itself. */
function builderProps({ release, options }: DemoState, toolkit: ToolkitCode): string[] {
  const switches = Object.entries(optionProps(loadedRelease(release), options, true)).map(([name, on]) =>
    on ? name : `${name}={false}`,
  );
  const classes = layoutClasses(options);
  const own = classes.length > 0 ? `queryBuilder: '${classes.join(' ')}'` : '';
  const { elements, classnames } = toolkit.controls;
  const spread = [classnames && `...${classnames}`, own].filter(Boolean).join(', ');
  return [
    'fields={fields}',
    'query={query}',
    'onQueryChange={(next) => setQuery(next)}',
    `controlElements={${elements}}`,
    ...(spread === `...${classnames}` ? [`controlClassnames={${classnames}}`] : []),
    ...(own ? [`controlClassnames={{ ${spread} }}`] : []),
    'translations={translations}',
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
  const release = loadedRelease(state.release);
  const format = formatOptions(release, state.format, state.formatSettings, options.parseNumbers);
  const isText = !/^(parameterized|jsonlogic)/.test(state.format);
  const call = exportCall(release, format);
  const dnd = options.enableDragAndDrop;
  const independent = options.independentCombinators;
  const { from, elements, classnames } = toolkit.controls;
  const wrappers = [
    ...toolkit.wrappers,
    ['<div {...keptFocus}>', '</div>'],
    // The names of the controls count the rules, and in such a query every second item is none.
    ...(independent ? [['<IndependentCombinators.Provider value>', '</IndependentCombinators.Provider>']] : []),
    ...(dnd ? [['<DragAndDrop>', '</DragAndDrop>']] : []),
  ];
  const isOwn = (line: string) => /from '\.\//.test(line);
  const imports = [
    ...toolkit.imports.filter((line) => !isOwn(line)),
    `import { useState } from 'react';`,
    `import { formatQuery, QueryBuilder${type(`, type ${queryType}`)} } from 'react-querybuilder';`,
    ...(dnd ? [`import { DragAndDrop } from './DragAndDrop';`] : []),
    `import { ${[classnames, elements].filter(Boolean).join(', ')} } from '${from}';`,
    ...toolkit.imports.filter(isOwn),
    `import { fields } from './fields';`,
    ...(independent ? [`import { IndependentCombinators } from './nameControls';`] : []),
    `import { translations } from './translations';`,
    `import { useKeptFocus } from './useKeptFocus';`,
    ...(options.validateQuery ? [`import { validateQuery } from './validateQuery';`] : []),
    ...toolkit.styles.map((file) => `import '${file}';`),
    `import 'react-querybuilder/dist/query-builder.css';`,
    ...Object.keys(sourceFiles(options, toolkit))
      .filter((file) => file.endsWith('.css'))
      .map((file) => `import './${file}';`),
    ...(themeFile(state, toolkit) ? [`import './theme.css';`] : []),
  ];
  let view = ['<QueryBuilder', ...indent(builderProps(state, toolkit), '  '), '/>'];
  for (const [open, close] of wrappers.reverse()) view = [open as string, ...indent(view, '  '), close as string];
  return `${imports.join('\n')}
${toolkit.setup.length > 0 ? `\n${toolkit.setup.join('\n')}\n` : ''}${isCast ? `\n// The type of a group takes ${typedRules} rules between independent combinators at most; the builder takes more.` : ''}
const initialQuery${type(`: ${queryType}`)} = ${printValue(bare(query))}${isCast ? ` as unknown as ${queryType}` : ''};

export function App() {
  const [query, setQuery] = useState(initialQuery);
  const keptFocus = useKeptFocus(query);
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

/** The stylesheet of the theme; toolkits have none. */
const themeFile = ({ theme, release }: DemoState, { id }: ToolkitCode) =>
  id === 'default' ? themeCss(theme, release) : '';

/** The files under \`src/\` that are the demo as it stands: the component first, then what it imports. */
export function componentFiles(state: DemoState, toolkit: ToolkitCode, flavour: Flavour): Files {
  const type = (text: string) => (flavour === 'ts' ? text : '');
  const files: Files = {
    [`App.${flavour}x`]: appFile(state, toolkit, flavour),
    [`fields.${flavour}`]: fieldsFile(type),
  };
  for (const [name, texts] of Object.entries(sourceFiles(state.options, toolkit)))
    files[name.replace(/\.ts(x?)$/, `.${flavour}$1`)] = texts[flavour];
  const css = themeFile(state, toolkit);
  if (css) files['theme.css'] = css;
  return files;
}

/** Options that are on and that the code does not show, because the demo adds them to the release. */
export const notInCode = ({ release, options }: DemoState): string[] =>
  options.enableDragAndDrop
    ? [
        `The buttons of “${loadedRelease(release).optionTable.enableDragAndDrop?.label}” that move a rule by key are the demo’s own.`,
      ]
    : [];
