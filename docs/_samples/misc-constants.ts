import {
  betweenOperators,
  defaultCombinators,
  defaultCombinatorsExtended,
  defaultControlClassnames,
  defaultControlElements,
  defaultJoinChar,
  defaultOperatorNegationMap,
  defaultOperators,
  defaultPlaceholderFieldGroupLabel,
  defaultPlaceholderFieldLabel,
  defaultPlaceholderFieldName,
  defaultPlaceholderLabel,
  defaultPlaceholderName,
  defaultPlaceholderOperatorGroupLabel,
  defaultPlaceholderOperatorLabel,
  defaultPlaceholderOperatorName,
  defaultPlaceholderValueGroupLabel,
  defaultPlaceholderValueLabel,
  defaultPlaceholderValueName,
  defaultTranslations,
  inOperators,
  LogType,
  messages,
  nullOperators,
  queryBuilderFlagDefaults,
  relationalOperators,
  substringOperators,
  TestID,
} from 'react-querybuilder';

// #region combinators
console.log(defaultCombinators);
console.log(defaultCombinatorsExtended.at(-1));
// #endregion combinators

// #region operators
const few = defaultOperators.filter(({ name }) =>
  ['=', 'contains', 'null'].includes(name),
);
console.log(defaultOperators.length, few);
// #endregion operators

// #region operator-sets
console.log(
  [
    relationalOperators,
    substringOperators,
    nullOperators,
    inOperators,
    betweenOperators,
  ]
    .map((set) => [...set].join(' '))
    .join('\n'),
);
// #endregion operator-sets

// #region negation
console.log(defaultOperatorNegationMap);
// #endregion negation

// #region placeholders
console.log(defaultPlaceholderName, defaultPlaceholderLabel);
console.log(
  defaultPlaceholderFieldName,
  defaultPlaceholderFieldLabel,
  defaultPlaceholderFieldGroupLabel,
);
console.log(
  defaultPlaceholderOperatorName,
  defaultPlaceholderOperatorLabel,
  defaultPlaceholderOperatorGroupLabel,
);
console.log(
  defaultPlaceholderValueName,
  defaultPlaceholderValueLabel,
  defaultPlaceholderValueGroupLabel,
);
// #endregion placeholders

// #region translations
console.log(
  defaultTranslations.addRule,
  Object.keys(defaultTranslations).length,
);
// #endregion translations

// #region elements
console.log(Object.keys(defaultControlElements).join('\n'));
const { addRuleAction, removeGroupAction, undoRedoActions } =
  defaultControlElements;
console.log(
  'one component for all buttons:',
  addRuleAction === removeGroupAction,
);
console.log('undoRedoActions:', undoRedoActions);
// #endregion elements

// #region class-names
console.log(
  Object.keys(defaultControlClassnames).length,
  JSON.stringify(defaultControlClassnames.rule),
);
// #endregion class-names

// #region flags
console.log(queryBuilderFlagDefaults);
// #endregion flags

// #region join-char
console.log(defaultJoinChar);
// #endregion join-char

// #region test-id
console.log(TestID);
// #endregion test-id

// #region log-type
console.log(LogType);
// #endregion log-type

// #region messages
console.log(Object.keys(messages).join('\n'));
// #endregion messages
