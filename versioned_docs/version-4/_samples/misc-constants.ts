import {
  DNDType,
  defaultCombinators,
  defaultControlElements,
  defaultJoinChar,
  defaultOperators,
  defaultPlaceholderFieldGroupLabel,
  defaultPlaceholderFieldLabel,
  defaultPlaceholderFieldName,
  defaultPlaceholderOperatorGroupLabel,
  defaultPlaceholderOperatorLabel,
  defaultPlaceholderOperatorName,
  defaultTranslations,
  LogType,
  TestID,
} from 'react-querybuilder';

// #region combinators
console.log(defaultCombinators);
// #endregion combinators

// #region operators
const few = defaultOperators.filter(({ name }) =>
  ['=', 'contains', 'null'].includes(name),
);
console.log(defaultOperators.length, few);
// #endregion operators

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

// #region dnd-type
console.log(DNDType);
// #endregion dnd-type
