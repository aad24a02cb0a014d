import {
  defaultCombinators,
  defaultCombinatorsExtended,
  defaultControlElements,
  defaultJoinChar,
  defaultOperatorNegationMap,
  defaultOperators,
  defaultPlaceholderFieldGroupLabel,
  defaultPlaceholderFieldLabel,
  defaultPlaceholderFieldName,
  defaultPlaceholderOperatorGroupLabel,
  defaultPlaceholderOperatorLabel,
  defaultPlaceholderOperatorName,
  defaultTranslations,
  LogType,
  messages,
  TestID,
  version,
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

// #region negation
console.log(defaultOperatorNegationMap);
// #endregion negation

// #region placeholders
console.log(defaultPlaceholderFieldName);
console.log(defaultPlaceholderFieldLabel);
console.log(defaultPlaceholderFieldGroupLabel);
console.log(defaultPlaceholderOperatorName);
console.log(defaultPlaceholderOperatorLabel);
console.log(defaultPlaceholderOperatorGroupLabel);
// #endregion placeholders

// #region translations
console.log(defaultTranslations.addRule);
// #endregion translations

// #region elements
console.log(Object.keys(defaultControlElements).join('\n'));
const { addRuleAction, removeGroupAction } = defaultControlElements;
console.log(
  'one component for all buttons:',
  addRuleAction === removeGroupAction,
);
// #endregion elements

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

// #region version
console.log(version);
// #endregion version
