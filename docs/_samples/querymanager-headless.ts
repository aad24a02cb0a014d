import {
  coerceBigIntValue,
  coerceInputType,
  deriveQueryBuilderClassNames,
  deriveRuleClassName,
  deriveRuleContext,
  deriveRuleGroupContext,
  deriveRuleOuterClassName,
  type FullCombinator,
  type FullField,
  type FullOperator,
  generateAccessibleDescription,
  getFieldData,
  getMatchModesUtil,
  getMultiValueUpdate,
  getParametersAsList,
  getParseNumberMethod,
  getRuleDefaultValue,
  getRuleGroupCombinator,
  getRuleInputType,
  getRuleValidationResult,
  getRuleValueEditorType,
  getRuleValueSourceOptions,
  getRuleValues,
  getValidationClassNames,
  getValueEditorReset,
  getValueSelectorUpdate,
  getValueSourcesUtil,
  hideValueControlsForOperator,
  isBetweenOperator,
  mergeAnyTranslation,
  mergeAnyTranslations,
  mergeTranslation,
  mergeTranslations,
  normalizeValueSelectorValue,
  nullOrUndefinedOrEmpty,
  numericRegex,
  optionsEqual,
  type RuleGroupType,
  type RuleType,
  resolveDefaultOperator,
  resolveOperatorList,
  resolveValueEditorType,
  resolveValueList,
  shouldCoalesce,
  signatureOf,
  structuralSignature,
  unchangedSignature,
  update,
  valuesEqual,
} from 'react-querybuilder';

const year: FullField = {
  name: 'year',
  value: 'year',
  label: 'Year',
  inputType: 'number',
  valueSources: ['value', 'field'],
};
const genre: FullField = {
  name: 'genre',
  value: 'genre',
  label: 'Genre',
  valueEditorType: 'select',
  values: [{ name: 'drama', label: 'Drama' }],
};
const fields = [year, genre];
const fieldMap = { year, genre };
const operators: FullOperator[] = [
  { name: '=', value: '=', label: 'is' },
  { name: 'null', value: 'null', label: 'is empty', arity: 'unary' },
];
const combinators: FullCombinator[] = [
  { name: 'or', value: 'or', label: 'OR' },
];
const rule: RuleType = {
  id: 'r',
  field: 'genre',
  operator: '=',
  value: 'drama',
};
const query: RuleGroupType = { id: 'root', combinator: 'and', rules: [rule] };

// #region resolve
// highlight-start
const getOperators = () => operators;
console.log(
  resolveOperatorList({ field: 'year', fieldData: year, operators }).length,
);
console.log(
  resolveDefaultOperator({ field: 'year', fieldData: year, getOperators }),
);
console.log(
  resolveValueEditorType({ field: 'genre', operator: '=', fieldData: genre }),
);
console.log(
  resolveValueList({ field: 'genre', operator: '=', fieldData: genre }).map(
    ({ label }) => label,
  ),
);
// highlight-end
console.log(getValueSourcesUtil(year, '=').map(({ name }) => name));
console.log(
  getMatchModesUtil({ ...genre, matchModes: ['all'] }).map(({ name }) => name),
);
const editor = {
  fieldData: genre,
  fields,
  getValueEditorType: () => 'select' as const,
};
console.log(
  getRuleDefaultValue(rule, {
    ...editor,
    getValues: () => [{ name: 'drama', value: 'drama', label: 'Drama' }],
  }),
);
// #endregion resolve

// #region context
// highlight-start
const context = deriveRuleContext(rule, {
  fields,
  fieldMap,
  getInputType: () => 'text',
  getMatchModes: () => [],
  getOperators,
  getParameters: () => [],
  getValueEditorType: (field, operator, { fieldData }) =>
    resolveValueEditorType({ field, operator, fieldData }),
  getValues: () => genre.values ?? [],
  getValueSources: (_field, operator, { fieldData }) =>
    getValueSourcesUtil(fieldData, operator),
});
// highlight-end
console.log(
  context.valueEditorType,
  context.valueSources,
  context.hideValueControls,
);
const group = deriveRuleGroupContext(query, combinators);
console.log(
  group.combinator,
  group.combinatorObject,
  group.independentCombinators,
);
// #endregion context

const getValueSources = () => getValueSourcesUtil(genre, '=');

// #region parts
// highlight-start
console.log(getFieldData('colour', fieldMap));
console.log(getRuleInputType('year', '=', year, () => 'text'));
console.log(hideValueControlsForOperator(operators[1]));
console.log(
  getRuleValueSourceOptions(
    { ...rule, valueSource: 'parameter' },
    genre,
    getValueSources,
  ).length,
);
// highlight-end
console.log(
  getRuleValueEditorType(
    { ...rule, valueSource: 'field' },
    genre,
    null,
    () => 'text',
  ),
);
console.log(
  getRuleValues(
    { ...rule, valueSource: 'field' },
    genre,
    fields,
    null,
    () => [],
  ).map(({ label }) => label),
);
console.log(getParametersAsList([]));
console.log(getRuleGroupCombinator({ id: 'ic', rules: [] }, combinators));
console.log(getRuleValidationResult(rule, genre, { r: false }));
// #endregion parts

// #region value
// highlight-start
console.log(
  getValueEditorReset({
    operator: '=',
    value: '1950,1959',
    inputType: 'number',
  }),
);
console.log(
  getMultiValueUpdate({
    value: '1950',
    index: 0,
    valueAsArray: [],
    operator: 'between',
  }),
);
// highlight-end
console.log(
  coerceBigIntValue('9007199254740993', 'strict'),
  coerceInputType('bigint', '='),
  coerceInputType('number', 'in'),
);
console.log(
  getParseNumberMethod({ parseNumbers: 'strict-limited', inputType: 'text' }),
  getParseNumberMethod({ parseNumbers: true }),
);
console.log(
  getValueSelectorUpdate(['a', 'b'], { multiple: true }),
  normalizeValueSelectorValue('a,b', true),
);
console.log(
  isBetweenOperator('notBetween'),
  numericRegex.test(' 12 '),
  nullOrUndefinedOrEmpty(''),
);
// #endregion value

// #region class-names
console.log(deriveRuleClassName('value', { classNames: { value: 'mine' } }));
console.log(deriveRuleOuterClassName({ classNames: {}, disabled: true }));
console.log(
  deriveQueryBuilderClassNames({ classNames: {}, validationResult: false }),
);
console.log(getValidationClassNames({ valid: false }));
console.log(generateAccessibleDescription({ path: [1, 0], qbId: 'films' }));
// #endregion class-names

// #region translations
console.log(
  mergeTranslations(
    { addRule: { title: 'Add' } },
    { addRule: { label: 'More' } },
  ),
);
console.log(mergeAnyTranslations({ a: { title: 'A' } }, { a: { label: 'B' } }));
console.log(
  mergeTranslation('addRule', { label: [undefined, 'from context'] }),
);
console.log(
  mergeAnyTranslation('addRule', { label: ['from prop', 'from context'] }),
);
// #endregion translations

// #region signature
const typed = update(query, 'value', 'dra', 'r');
console.log(
  signatureOf(query, typed),
  signatureOf(query, query) === unchangedSignature,
);
console.log(
  signatureOf(query, { ...query, rules: [] }) === structuralSignature,
);
console.log(
  shouldCoalesce('r:value', 'r:value', 1000, 1400),
  shouldCoalesce('r:value', 'r:value', 1000, 1500),
);
// #endregion signature

// #region equal
console.log(
  valuesEqual({ a: [1] }, { a: [1] }),
  valuesEqual(new Date(0), new Date(0)),
);
console.log(optionsEqual({ maxLevels: 2 }, { maxLevels: 2 }));
// #endregion equal
