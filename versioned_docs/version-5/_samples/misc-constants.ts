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
const few = defaultOperators.filter(({ name }) => ['=', 'contains', 'null'].includes(name));
console.log(defaultOperators.length, few);
// #endregion operators

// #region negation
console.log(defaultOperatorNegationMap);
// #endregion negation

// #region placeholders
console.log(defaultPlaceholderFieldName, defaultPlaceholderFieldLabel, defaultPlaceholderFieldGroupLabel);
console.log(defaultPlaceholderOperatorName, defaultPlaceholderOperatorLabel, defaultPlaceholderOperatorGroupLabel);
// #endregion placeholders

// #region translations
const lower = { ...defaultTranslations.addRule, label: defaultTranslations.addRule.label.toLowerCase() };
console.log(lower);
// #endregion translations

// #region elements
console.log(Object.keys(defaultControlElements).join(' '));
console.log(defaultControlElements.addRuleAction === defaultControlElements.removeGroupAction);
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
