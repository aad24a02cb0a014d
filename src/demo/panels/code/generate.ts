import { isGroup, mapItems, walk } from '@site/packages/query';
import { fieldsFile } from '@site/src/own-data/code/fieldsFile';
import { printValue } from '@site/src/own-data/code/printValue';
import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { DemoRelease, ExportOptions, Options } from '../../releases/DemoRelease';
import { exportCall, formatOptions } from '../../releases/exports';
import { formatOf } from '../../releases/formatOf';
import { loadedRelease } from '../../releases/loaded';
import { onData } from '../../releases/onData';
import { fieldsOf } from '../../releases/useFields';
import { chosenProps, layoutClasses, optionProps } from '../../store/options';
import type { DemoState } from '../../store/state';
import { inLanguage, isInWords } from '../../translations/inLanguage';
import { type LanguageId, languageOf } from '../../translations/languages';
import { themeCss } from '../theme/themeCss';
import { releaseCodes } from './releaseCodes';
import { sourceFiles } from './sources';
import type { Files, Flavour } from './viteProject';

export const indent = (lines: string[], by: string) =>
  lines.flatMap((line) => line.split('\n').map((part) => by + part));

/** The query without what only the builder's controls need. */
const bare = (query: RuleGroupTypeAny) => mapItems(query, ({ path, ...rest }) => rest as typeof rest & { rules: [] });

/** Most rules of a group with its own combinators that the release's type takes as a literal. */
const typedRules = 81;

/** Whether a query with independent combinators has a group that its type does not take. */
export const isBeyondType = (query: RuleGroupTypeAny): boolean =>
  [...walk(query)].some(({ item }) => isGroup(item) && item.rules.length > 2 * typedRules - 1);

/** The props of the builder that differ from what the release does by itself. */
function builderProps({ options, choices }: DemoState, toolkit: ToolkitCode): string[] {
  const chosen = chosenProps(loadedRelease(toolkit.release), choices).map(
    ({ prop, value, code }) => `${prop}={${code ? prop : JSON.stringify(value)}}`,
  );
  const switches = Object.entries(optionProps(loadedRelease(toolkit.release), options, true)).map(([name, on]) =>
    on ? name : `${name}={false}`,
  );
  const classes = layoutClasses(options);
  const own = classes.length > 0 ? `queryBuilder: '${classes.join(' ')}'` : '';
  const { elements, classnames } = toolkit.controls;
  const spread = [classnames && `...${classnames}`, own].filter(Boolean).join(', ');
  return [
    choices.language ? 'fields={localFields}' : 'fields={fields}',
    'query={query}',
    `onQueryChange={${releaseCodes[toolkit.release].onQueryChange}}`,
    `controlElements={${draggedRule(options, toolkit) ? 'controls' : elements}}`,
    ...(spread === `...${classnames}` ? [`controlClassnames={${classnames}}`] : []),
    ...(own ? [`controlClassnames={{ ${spread} }}`] : []),
    'translations={translations}',
    ...(choices.language ? ['combinators={combinators}'] : []),
    ...switches,
    ...chosen,
    ...(options.preserveQueryStateOnUnmount ? ['qbId="demo"'] : []),
    ...(options.independentCombinators ? ['independentCombinators'] : []),
    ...(options.validateQuery ? ['validator={validateQuery}'] : []),
    ...(options.debugMode ? ['debugMode'] : []),
  ];
}

/** Whether a rule of the toolkit's own is handed to what makes rules draggable, and all other controls to the builder. */
const draggedRule = (options: Options, toolkit: ToolkitCode) =>
  Boolean(options.enableDragAndDrop) && releaseCodes[toolkit.release].hasRule;

/** The language of the builder, for what is around it. */
const languageAttributes = ({ choices: { language } }: DemoState) =>
  language ? ` lang="${language}" dir="${languageOf(language as LanguageId).dir}"` : '';

const dragSwitches = (options: Options) =>
  (['hideDefaultDragPreview', 'updateWhileDragging'] as const)
    .map((name) => (options[name] ? ` ${name}` : ''))
    .join('');

/** Whether the call of a format takes objects of another library, such as a table of an ORM, which the project has not. */
export const needsLibrary = (release: DemoRelease, format: string): boolean =>
  formatOf(release, format).imports !== undefined;

/** What kind of value the release returns in a format. */
export const exportedType = (release: DemoRelease, query: RuleGroupTypeAny, options: ExportOptions) =>
  typeof release.library.formatQuery(query, { ...formatOf(release, options.format).more?.options, ...options });

/** A call that returns an export, as an expression that can be shown. */
export function callAsText(call: string, type: string): string {
  if (type === 'string') return call;
  return type === 'function' ? `String(${call})` : `JSON.stringify(${call}, null, 2)`;
}

/** The query as JsonLogic, exported as the demo does for its engine; of a query without rules, JsonLogic is false. */
const logicCall = (release: DemoRelease, { formatSettings, options }: DemoState) =>
  `query.rules.length === 0 || ${exportCall(release, formatOptions(release, 'jsonlogic', formatSettings, options.parseNumbers))}`;

/** The component itself. */
function appFile(state: DemoState, toolkit: ToolkitCode, flavour: Flavour, withRows: boolean): string {
  const type = (text: string) => (flavour === 'ts' ? text : '');
  const { options, choices, query } = state;
  const queryType = options.independentCombinators ? 'RuleGroupTypeIC' : 'RuleGroupType';
  const isCast = flavour === 'ts' && options.independentCombinators && isBeyondType(query);
  const own = onData(loadedRelease(toolkit.release), state);
  const exported = needsLibrary(own, state.format) ? 'json_without_ids' : state.format;
  const isSpoken = isInWords(formatOf(own, exported).id, choices.language);
  const release = isSpoken ? inLanguage(own) : own;
  const format = formatOptions(release, exported, state.formatSettings, options.parseNumbers);
  const call = callAsText(exportCall(release, format), exportedType(release, query, format));
  const dnd = options.enableDragAndDrop;
  const ownRule = draggedRule(options, toolkit);
  const independent = options.independentCombinators;
  const { from, elements, classnames } = toolkit.controls;
  const wrappers = [
    ...toolkit.wrappers,
    [`<div {...keptFocus}${languageAttributes(state)}>`, '</div>'],
    // The names of the controls count the rules, and in such a query every second item is none.
    ...(independent ? [['<IndependentCombinators.Provider value>', '</IndependentCombinators.Provider>']] : []),
    ...(dnd
      ? [[`<DragAndDrop${ownRule ? ' controls={{ rule }}' : ''}${dragSwitches(options)}>`, '</DragAndDrop>']]
      : []),
    ...(options.showUndoRedo ? [['<QueryBuilderHistory>', '</QueryBuilderHistory>']] : []),
  ];
  // Outside of the component: one function that is new in each render renders all rules.
  const functions = chosenProps(loadedRelease(toolkit.release), choices).filter(({ code }) => code);
  const setup = [
    ...toolkit.setup,
    ...functions.map(({ prop, code, type: name }) => `const ${prop}${type(`: ${name}`)} = ${code};`),
    ...(ownRule ? [`const { rule, ...controls } = ${elements};`] : []),
    ...(choices.language ? ['const localFields = localizedFields(fields, language);'] : []),
  ];
  const isOwn = (line: string) => /from '\.\//.test(line);
  const imports = [
    ...toolkit.imports.filter((line) => !isOwn(line)),
    `import { useState } from 'react';`,
    `import { ${type(functions.map(({ type: name }) => `type ${name}, `).join(''))}formatQuery, QueryBuilder${type(`, type ${queryType}`)} } from 'react-querybuilder';`,
    ...(options.showUndoRedo ? [`import { QueryBuilderHistory } from 'react-querybuilder/history';`] : []),
    ...(dnd ? [`import { DragAndDrop } from './DragAndDrop';`] : []),
    `import { ${[classnames, elements].filter(Boolean).join(', ')} } from '${from}';`,
    ...toolkit.imports.filter(isOwn),
    `import { fields } from './fields';`,
    ...(independent ? [`import { IndependentCombinators } from './nameControls';`] : []),
    ...(choices.language
      ? [
          `import { localizedFields } from './localize';`,
          `import * as language from './translations';`,
          `import { combinators, ${isSpoken ? 'naturalLanguage, ' : ''}translations } from './translations';`,
        ]
      : [`import { translations } from './translations';`]),
    ...(withRows ? [`import rows from './rows.json?url';`, `import { SelectedRows } from './SelectedRows';`] : []),
    `import { useKeptFocus } from './useKeptFocus';`,
    ...(options.validateQuery ? [`import { validateQuery } from './validateQuery';`] : []),
    ...toolkit.styles.map((file) => `import '${file}';`),
    `import 'react-querybuilder/dist/query-builder.css';`,
    ...Object.keys(sourceFiles(state, toolkit, withRows))
      .filter((file) => file.endsWith('.css'))
      .map((file) => `import './${file}';`),
    ...(themeFile(state, toolkit) ? [`import './theme.css';`] : []),
  ];
  let view = ['<QueryBuilder', ...indent(builderProps(state, toolkit), '  '), '/>'];
  for (const [open, close] of wrappers.reverse()) view = [open as string, ...indent(view, '  '), close as string];
  const table = withRows ? '\n      <SelectedRows url={rows} fields={fields} logic={logic} />' : '';
  const logic = withRows ? `\n  const logic = ${logicCall(own, state).replaceAll('\n', '\n  ')};` : '';
  return `${imports.join('\n')}
${setup.length > 0 ? `\n${setup.join('\n')}\n` : ''}${isCast ? `\n// The type of a group takes ${typedRules} rules between independent combinators at most; the builder takes more.` : ''}
const initialQuery${type(`: ${queryType}`)} = ${printValue(bare(query))}${isCast ? ` as unknown as ${queryType}` : ''};

export function App() {
  const [query, setQuery] = useState(initialQuery);
  const keptFocus = useKeptFocus(query);
  const exported = ${call.replaceAll('\n', '\n  ')};${logic}

  return (
    <>
${indent(view, '      ').join('\n')}
      <pre>{exported}</pre>${table}
    </>
  );
}
`;
}

/** The stylesheet of the theme; toolkits have none. */
const themeFile = ({ theme }: DemoState, { id, release }: ToolkitCode) =>
  id === 'default' ? themeCss(theme, release) : '';

/**
 * The files under `src/` that are the demo as it stands: the component first, then what it imports.
 * @param withRows whether the component shows which rows of `rows.json` the query selects
 */
export function componentFiles(state: DemoState, toolkit: ToolkitCode, flavour: Flavour, withRows = false): Files {
  const type = (text: string) => (flavour === 'ts' ? text : '');
  const files: Files = {
    [`App.${flavour}x`]: appFile(state, toolkit, flavour, withRows),
    [`fields.${flavour}`]: fieldsFile(
      fieldsOf(loadedRelease(toolkit.release), state),
      type,
      withRows || state.choices.language !== undefined,
    ),
  };
  for (const [name, texts] of Object.entries(sourceFiles(state, toolkit, withRows)))
    files[name.replace(/\.ts(x?)$/, `.${flavour}$1`)] = texts[flavour];
  const css = themeFile(state, toolkit);
  if (css) files['theme.css'] = css;
  return files;
}

/** What is on in the demo and not in the code: what the demo adds to the release, and what an application has to add. */
export function notInCode({ release: id, options, format }: DemoState): string[] {
  const release = loadedRelease(id);
  const notes = [];
  if (options.enableDragAndDrop) {
    const label = release.optionTable.enableDragAndDrop?.label;
    notes.push(`The buttons of “${label}” that move a rule by key are the demo’s own.`);
  }
  if (needsLibrary(release, format)) {
    const { label } = formatOf(release, format);
    notes.push(`The export to ${label} takes objects of your own application, so the code exports JSON instead.`);
  }
  return notes;
}
