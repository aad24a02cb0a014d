import type { Rule } from './Rule';
import { addCallbacks } from './rules/add-callbacks';
import { buttonRuleOrGroup } from './rules/button-rule-or-group';
import { celNot } from './rules/cel-not';
import { classNames } from './rules/class-names';
import { commonProps } from './rules/common-props';
import { controlPath } from './rules/control-path';
import { controlSchema } from './rules/control-schema';
import { controlledQuery } from './rules/controlled-query';
import { defaultImport } from './rules/default-import';
import { defaultQueryIds } from './rules/default-query-ids';
import { distPaths } from './rules/dist-paths';
import { dndNames } from './rules/dnd-names';
import { dragAndDrop } from './rules/drag-and-drop';
import { emptyLists } from './rules/empty-lists';
import { escapeQuotes } from './rules/escape-quotes';
import { findRule } from './rules/find-rule';
import { frozenQuery } from './rules/frozen-query';
import { getOperators } from './rules/get-operators';
import { gonePackages } from './rules/gone-packages';
import { goneTypes7 } from './rules/gone-types-7';
import { goneVersion } from './rules/gone-version';
import { idPrefix } from './rules/id-prefix';
import { importers } from './rules/importers';
import { independentCombinators } from './rules/independent-combinators';
import { jsonlogic7 } from './rules/jsonlogic-7';
import { labelNode } from './rules/label-node';
import { loadedIds } from './rules/loaded-ids';
import { mongodb4 } from './rules/mongodb-4';
import { mongodb5 } from './rules/mongodb-5';
import { mongodb8 } from './rules/mongodb-8';
import { mongodbNot } from './rules/mongodb-not';
import { notFalse } from './rules/not-false';
import { nothingLeft } from './rules/nothing-left';
import { numerifyValues } from './rules/numerify-values';
import { optionGroups } from './rules/option-groups';
import { optionValue } from './rules/option-value';
import { parameterizedProcessor } from './rules/parameterized-processor';
import { parseNumbers } from './rules/parse-numbers';
import { parserTypes } from './rules/parser-types';
import { parsers5 } from './rules/parsers-5';
import { preset8 } from './rules/preset-8';
import { quotedNames } from './rules/quoted-names';
import { ruleProcessor } from './rules/rule-processor';
import { schemaActions } from './rules/schema-actions';
import { schemaLookups } from './rules/schema-lookups';
import { selectorEditorProps } from './rules/selector-editor-props';
import { setQuery } from './rules/set-query';
import { spel8 } from './rules/spel-8';
import { sql4 } from './rules/sql-4';
import { sqlQuotes } from './rules/sql-quotes';
import { texts8 } from './rules/texts-8';
import { tools7 } from './rules/tools-7';
import { transformQuery } from './rules/transform-query';
import { types7 } from './rules/types-7';
import { types8 } from './rules/types-8';
import { valueSources } from './rules/value-sources';
import { withoutIds } from './rules/without-ids';

/** All rules, in the order of the versions; the code that a rule sees has been rewritten by those before it. */
export const rules: readonly Rule[] = [
  addCallbacks,
  commonProps,
  controlPath,
  controlledQuery,
  defaultImport,
  findRule,
  mongodb4,
  optionGroups,
  schemaActions,
  schemaLookups,
  setQuery,
  sql4,
  buttonRuleOrGroup,
  defaultQueryIds,
  dndNames,
  dragAndDrop,
  idPrefix,
  mongodb5,
  notFalse,
  parsers5,
  selectorEditorProps,
  classNames,
  controlSchema,
  distPaths,
  escapeQuotes,
  gonePackages,
  goneVersion,
  mongodbNot,
  quotedNames,
  ruleProcessor,
  sqlQuotes,
  transformQuery,
  celNot,
  emptyLists,
  frozenQuery,
  getOperators,
  goneTypes7,
  importers,
  independentCombinators,
  jsonlogic7,
  labelNode,
  loadedIds,
  optionValue,
  parameterizedProcessor,
  parseNumbers,
  tools7,
  types7,
  withoutIds,
  mongodb8,
  nothingLeft,
  numerifyValues,
  parserTypes,
  preset8,
  spel8,
  texts8,
  types8,
  valueSources,
];
