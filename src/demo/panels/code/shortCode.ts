import { isGroup, walk } from '@site/packages/query';
import { printValue } from '@site/src/own-data/code/printValue';
import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import type { RuleGroupTypeAny, RuleType } from 'react-querybuilder';
import { exportCall, formatOptions } from '../../releases/exports';
import { loadedRelease } from '../../releases/loaded';
import { onData } from '../../releases/onData';
import { fieldsOf } from '../../releases/useFields';
import { chosenProps, initialOptions, optionProps, optionsOf } from '../../store/options';
import type { DemoState } from '../../store/state';
import { isThemed } from '../theme/theme';
import { callAsText, exportedType, indent, isBeyondType, needsLibrary } from './generate';
import { releaseCodes } from './releaseCodes';
import { shortFields } from './shortFields';
import type { Files, Flavour } from './viteProject';

/** A rule or group without what the library does by itself. */
function withoutDefaults<Item extends object>(item: Item): Partial<Item> {
  const { id, path, ...rest } = item as { id?: string; path?: number[]; valueSource?: string; not?: boolean };
  if (rest.valueSource === 'value') delete rest.valueSource;
  if (rest.not === false) delete rest.not;
  return rest as Partial<Item>;
}

/** A query as code, a rule a line. */
function printQuery(query: RuleGroupTypeAny, by = ''): string {
  const { rules, ...group } = withoutDefaults(query);
  const inner = `${by}  `;
  const items = (rules as (RuleGroupTypeAny | RuleType | string)[]).map((item) => {
    if (typeof item === 'string') return printValue(item);
    return isGroup(item as RuleGroupTypeAny)
      ? printQuery(item as RuleGroupTypeAny, inner)
      : printValue(withoutDefaults(item as RuleType), undefined, undefined, Number.POSITIVE_INFINITY);
  });
  const own = Object.entries(group).map(([key, value]) => `${key}: ${printValue(value)}, `);
  const list = items.length > 0 ? `\n${items.map((item) => `${inner}${item},\n`).join('')}${by}` : '';
  return `{ ${own.join('')}rules: [${list}] }`;
}

/** Switches that the builder is given: what the visitor changed, and what the query needs to be seen. */
function switchesOf({ options, query }: DemoState, toolkit: ToolkitCode): Record<string, boolean> {
  const release = loadedRelease(toolkit.release);
  const initially = optionProps(release, initialOptions(release));
  const isInverted = [...walk(query)].some(({ item }) => isGroup(item) && item.not);
  return Object.fromEntries(
    Object.entries(optionProps(release, options, true)).filter(
      ([prop, isOn]) => isOn !== initially[prop] || (prop === 'showNotToggle' && isInverted),
    ),
  );
}

/**
 * What the visitor has changed that the shortest code leaves out, in words.
 * @example leftOutOf(state, '5') // ['Validation', 'the theme']
 */
export function leftOutOf({ options, choices, theme }: DemoState, id: ToolkitCode['release']): string[] {
  const release = loadedRelease(id);
  const initially = initialOptions(release);
  const switches = optionsOf(release).filter(
    ([option, { isProp }]) =>
      !isProp && !['independentCombinators', 'parseNumbers'].includes(option) && options[option] !== initially[option],
  );
  return [
    ...switches.map(([, { label }]) => `“${label}”`),
    ...(choices.language ? ['the language'] : []),
    ...(isThemed(theme) ? ['the theme'] : []),
  ];
}

/** The shortest code that shows the query with the toolkit: one file, by the API of the library and its companion alone. */
export function shortFile(state: DemoState, toolkit: ToolkitCode, flavour: Flavour): Files {
  const type = (text: string) => (flavour === 'ts' ? text : '');
  const { options, query } = state;
  const release = onData(loadedRelease(toolkit.release), state);
  const switches = switchesOf(state, toolkit);
  const {
    imports = [],
    library = [],
    libraryTypes = [],
    setup = [],
    wrappers = [],
    props = [],
  } = toolkit.short(
    type,
    Object.keys(switches).filter((name) => switches[name]),
  );
  const chosen = chosenProps(loadedRelease(toolkit.release), state.choices);
  const functions = chosen.filter(({ code }) => code);
  const isIndependent = options.independentCombinators;
  const queryType = isIndependent ? 'RuleGroupTypeIC' : 'RuleGroupType';
  const format = formatOptions(
    release,
    needsLibrary(release, state.format) ? 'json_without_ids' : state.format,
    state.formatSettings,
    options.parseNumbers,
  );
  const call = callAsText(exportCall(release, format), exportedType(release, query, format));
  const fields = shortFields(query, fieldsOf(loadedRelease(toolkit.release), state), type);
  const types = [
    ...libraryTypes,
    'Field',
    ...(fields.includes(': OptionGroup<Field>[] =') ? ['OptionGroup'] : []),
    queryType,
    ...new Set(functions.flatMap((each) => each.type ?? [])),
  ].sort();
  const values = [...library, 'formatQuery', 'QueryBuilder'];
  const from = `from 'react-querybuilder';`;
  const one = `import { ${[...types.map((name) => type(`type ${name}`)), ...values].filter(Boolean).join(', ')} } ${from}`;
  const two = [`import type { ${types.join(', ')} } ${from}`, `import { ${values.join(', ')} } ${from}`];
  const given = [
    'fields={fields}',
    'query={query}',
    `onQueryChange={${releaseCodes[toolkit.release].onQueryChange}}`,
    ...Object.entries(switches).map(([name, isOn]) => (isOn ? name : `${name}={false}`)),
    ...chosen.map(({ prop, value, code }) => `${prop}={${code ? prop : JSON.stringify(value)}}`),
    ...(isIndependent ? ['independentCombinators'] : []),
    ...props,
  ];
  const builder = `<QueryBuilder ${given.join(' ')} />`;
  let view = builder.length <= 104 ? [builder] : ['<QueryBuilder', ...indent(given, '  '), '/>'];
  view.push(`<pre>{${call}}</pre>`);
  const around = wrappers.length > 0 ? wrappers : [['<>', '</>'] as const];
  for (const [open, close] of [...around].reverse()) view = [open, ...indent(view, '  '), close];
  const isCast = flavour === 'ts' && isIndependent && isBeyondType(query);
  const text = `${[
    ...imports,
    `import { useState } from 'react';`,
    ...(one.length <= 100 || flavour === 'js' ? [one] : two),
    ...toolkit.styles.map((file) => `import '${file}';`),
    `import 'react-querybuilder/dist/query-builder.css';`,
    '',
    ...setup,
    ...functions.map(({ prop, code, type: name }) => `const ${prop}${type(`: ${name}`)} = ${code};`),
    fields,
  ].join('\n')}

const initialQuery${type(`: ${queryType}`)} = ${printQuery(query)}${isCast ? ` as unknown as ${queryType}` : ''};

export function App() {
  const [query, setQuery] = useState(initialQuery);
  return (
${indent(view, '    ').join('\n')}
  );
}
`;
  return { [`App.${flavour}x`]: text };
}
