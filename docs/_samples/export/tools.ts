import {
  bigIntJsonParseReviver,
  bigIntJsonStringifyReplacer,
  defaultExportOperatorMap,
  defaultNLTranslations,
  getLikeWildcards,
  getNLTranslataion,
  getQuotedFieldName,
  getQuoteFieldNamesWithArray,
  getSQLConcat,
  getSubqueryElementAlias,
  isValidValue,
  isValueProcessorLegacy,
  mapSQLOperator,
  normalizeConstituentWordOrder,
  numerifyValues,
  processMatchMode,
  shouldRenderAsNumber,
  sparqlVar,
  stripParamPrefix,
  withParamPrefix,
  wrapLikeFragment,
} from 'react-querybuilder';

// #region sql
console.log(mapSQLOperator('notNull'), '|', mapSQLOperator('beginsWith'), '|', mapSQLOperator('Other'));
console.log(getLikeWildcards('contains'), getLikeWildcards('beginswith'), getLikeWildcards('='));
console.log(wrapLikeFragment('author', 'contains', { concatOperator: 'CONCAT' }));
console.log(getSQLConcat('+')("'a'", 'b'), '|', getSQLConcat('concat')("'a'", 'b'));
console.log(getQuoteFieldNamesWithArray('"'), getQuoteFieldNamesWithArray(null));
console.log(getQuotedFieldName('shop.title', { quoteFieldNamesWith: ['[', ']'], fieldIdentifierSeparator: '.' }));
console.log(withParamPrefix('p', '@'), withParamPrefix('@p', '@'), stripParamPrefix('@p', '@'), withParamPrefix('p'));
console.log(sparqlVar('title'), sparqlVar('foaf:name'), sparqlVar('?x'));
// #endregion sql

// #region values
console.log([0, '', Number.NaN, null, undefined, []].map(isValidValue));
console.log(shouldRenderAsNumber('7', true), shouldRenderAsNumber('7x', true), shouldRenderAsNumber(7));
console.log(
  isValueProcessorLegacy((_field, _operator, value) => value),
  isValueProcessorLegacy(() => ''),
);
console.log(numerifyValues({ rules: [{ field: 'f', operator: '=', value: '7' }] }, { fields: [], parseNumbers: true }));
console.log(JSON.stringify({ n: 10n }, bigIntJsonStringifyReplacer));
console.log(JSON.parse('{"n":{"$bigint":"10"}}', bigIntJsonParseReviver));
// #endregion values

// #region match
const value = { combinator: 'and', rules: [] };
for (const match of [undefined, { mode: 'all' }, { mode: 'atLeast', threshold: 1 }, { mode: 'exactly' }] as const)
  console.log(processMatchMode({ field: 'tags', operator: '=', value, match }));
console.log(getSubqueryElementAlias(), getSubqueryElementAlias(1));
// #endregion match

// #region words
console.log(normalizeConstituentWordOrder('object'), normalizeConstituentWordOrder('verb-subject'));
console.log(defaultExportOperatorMap.contains, defaultExportOperatorMap.null);
console.log(defaultNLTranslations);
console.log(getNLTranslataion('groupPrefix', {}, ['xor']));
// #endregion words
