import {
  createQueryActions,
  type Field,
  QueryManager,
  QueryManagerError,
  type RuleGroupType,
} from 'react-querybuilder';

// #region query
const fields: Field[] = [
  { name: 'genre', label: 'Genre' },
  { name: 'year', label: 'Year', inputType: 'number', defaultOperator: '>' },
];
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'genre', field: 'genre', operator: '=', value: 'Drama' }],
};
// #endregion query

// #region change
const manager = new QueryManager(query, { fields, history: { coalesceMs: 0 } });
const stop = manager.subscribe(() => console.log(manager.format('sql')));

manager.add({ id: 'year', field: 'year', operator: '>', value: '1960' });
manager.update('value', 'Crime', 'genre').remove('year');
manager.undo();
console.log(manager.canUndo(), manager.canRedo());
stop();
// #endregion change

// #region batch
const changes: string[] = [];
manager.subscribe(() => changes.push('changed'));
manager.batch(() => {
  manager.update('combinator', 'or', []);
  manager.remove('year');
});
console.log(changes);
// #endregion batch

// #region read
console.log(
  manager.getRule('genre')?.value,
  manager.getPathOfID('genre'),
  manager.getOperators('year').length,
);
console.log([...manager.rules()].map(({ node, path }) => [node.id, path]));
console.log(
  manager.getRuleContext('genre')?.fieldData.label,
  manager.getRuleDefaultOperator('year'),
);
// #endregion read

// #region strict
console.log('ignored:', manager.remove('nobody') === manager);
try {
  manager.remove('nobody', { strict: true });
} catch (error) {
  if (error instanceof QueryManagerError) console.log(error.code, error.info);
}
// #endregion strict

// #region actions
const actions = createQueryActions({
  onRemove: (ruleOrGroup) => ruleOrGroup.id !== 'genre',
  onLog: ({ type }) => console.log('log:', type),
});
console.log(actions.removeRuleOrGroup(query, [0]));
console.log(actions.propChange(query, 'value', 'Crime', [0]).rules[0].value);
// #endregion actions
