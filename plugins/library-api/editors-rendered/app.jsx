import { useState } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { QueryBuilder, ValueEditor } from 'react-querybuilder';

// Bundled with one release after another and with React's production build, and run in a document of its own.

let editors = 0;
/** Draws only the editor that is typed into: how many are rendered does not depend on what they draw. */
const valueEditor = (props) => {
  editors += 1;
  return props.value.startsWith('typed') ? <ValueEditor {...props} /> : null;
};
const nothing = () => null;
const equal = {};
const controls = { valueEditor, fieldSelector: nothing, operatorSelector: nothing, removeRuleAction: nothing };

/** Makes a new value of each prop, which changes nothing of what the builder does. */
const makers = {
  onQueryChange: (setQuery) => (next) => setQuery(next),
  fields: () => [{ name: 'f', label: 'Field' }],
  operators: () => [{ name: '=', value: '=', label: '=' }],
  combinators: () => [{ name: 'and', value: 'and', label: 'AND' }],
  context: () => ({ from: 'outside' }),
  disabled: () => [[99_999]],
  baseField: () => ({ from: 'outside' }),
  baseOperator: () => ({ from: 'outside' }),
  baseCombinator: () => ({ from: 'outside' }),
  getOperators: () => () => null,
  getMatchModes: () => () => [],
  getParameters: () => () => [],
  getSubQueryBuilderProps: () => () => ({}),
  getValueSources: () => () => ['value'],
  getValueEditorSeparator: () => () => null,
  getValues: () => () => [],
  getValueEditorType: () => () => 'text',
  getInputType: () => () => 'text',
  getDefaultField: () => () => 'f',
  getDefaultOperator: () => () => '=',
  getDefaultValue: () => () => '',
  getRuleClassname: () => () => '',
  getRuleGroupClassname: () => () => '',
  onAddRule: () => (rule) => rule,
  onAddGroup: () => (group) => group,
  onMoveRule: () => () => true,
  onMoveGroup: () => () => true,
  onGroupRule: () => () => true,
  onGroupGroup: () => () => true,
  onUngroup: () => () => true,
  onRemove: () => () => true,
  onLog: () => () => {},
  idGenerator: () => () => String(Math.random()),
  accessibleDescriptionGenerator: () => () => '',
  'validator that returns a boolean': () => () => true,
  'validator that returns an object': () => () => ({}),
  'validator that returns the same object while it is equal': () => () => equal,
  controlElements: () => ({ ...controls }),
  controlClassnames: () => ({ rule: 'own' }),
  translations: () => ({ addRule: { label: 'Add' } }),
};
/** A prop that is counted in more than one way has what is special behind its name. */
const nameOf = (key) => key.split(' ')[0];
const noSetter = () => {};
const stable = Object.fromEntries(Object.entries(makers).map(([name, make]) => [name, make(noSetter)]));

const start = (rules) => ({
  id: 'root',
  combinator: 'and',
  rules: Array.from({ length: rules }, (_, at) => ({
    ...{ id: `r${at}`, field: 'f', operator: '=', value: at === rules / 2 ? 'typed' : 'x' },
  })),
});

let show;
function App({ rules, controlled }) {
  const [query, setQuery] = useState(() => start(rules));
  const [{ prop, inline }, setVariant] = useState({});
  show = setVariant;
  const setter = controlled ? setQuery : noSetter;
  const value = inline ? makers[prop](setter) : { ...stable, onQueryChange: setter }[prop];
  return (
    <QueryBuilder
      {...(controlled ? { query } : { defaultQuery: query })}
      {...{ onQueryChange: setter, fields: stable.fields, controlElements: stable.controlElements }}
      {...(prop && { [nameOf(prop)]: value })}
    />
  );
}

/** Lets effects run that follow a change. */
const turn = () => new Promise((done) => setTimeout(done));

/** Types one character, as a browser does. */
function type() {
  const input = document.querySelector('input.rule-value');
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value').set.call(input, `${input.value}y`);
  input.dispatchEvent(new Event('input', { bubbles: true }));
}

/** @returns how many editors one key renders, by prop: the prop's value stable, and made in each render */
window.count = async (rules, controlled) => {
  const root = createRoot(document.getElementById('root'));
  flushSync(() => root.render(<App {...{ rules, controlled }} />));
  await turn();
  const counts = {};
  for (const prop of Object.keys(makers)) {
    counts[prop] = [];
    for (const inline of [false, true]) {
      flushSync(() => show({ prop, inline }));
      await turn();
      editors = 0;
      type();
      await turn();
      counts[prop].push(editors);
    }
  }
  root.unmount();
  return counts;
};
