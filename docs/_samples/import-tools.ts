// #region handler
import {
  evalCELLiteralValue,
  getCELIdentifierFromChain,
  isCELIdentifierOrChain,
  isCELMember,
  isCELStringLiteral,
  parseCEL,
} from 'react-querybuilder/parseCEL';

const { rules } = parseCEL('year > 1960 && title.matches("^The")', {
  // highlight-start
  customExpressionHandler: (expression) => {
    if (
      !isCELMember(expression) ||
      !expression.left ||
      !isCELIdentifierOrChain(expression.left)
    )
      return null;
    const pattern = expression.list?.value[0];
    return pattern && isCELStringLiteral(pattern)
      ? {
          field: getCELIdentifierFromChain(expression.left),
          operator: 'matches',
          value: evalCELLiteralValue(pattern),
        }
      : null;
    // highlight-end
  },
});
console.log(rules);

// #endregion handler

// #region expression
import {
  evalSQLLiteralValue,
  isSQLBitExpression,
  isSQLFunctionCall,
  isSQLIdentifier,
  isSQLLiteralValue,
  parseSQL,
} from 'react-querybuilder/parseSQL';

// highlight-start
const sum = parseSQL('price = cost + 5', {
  getExpression: (node) =>
    isSQLBitExpression(node) &&
    isSQLIdentifier(node.left) &&
    isSQLLiteralValue(node.right)
      ? {
          kind: 'func',
          fn: node.operator,
          args: [
            { kind: 'field', field: node.left.value },
            { kind: 'value', value: evalSQLLiteralValue(node.right) },
          ],
        }
      : null,
});
// highlight-end
console.log(sum.rules);
// #endregion expression

// #region functions
// highlight-start
const lower = parseSQL("year > 1950 AND LOWER(title) = 'jaws'", {
  getExpression: (node) => {
    if (!isSQLFunctionCall(node)) return null;
    const [field] = node.params;
    return isSQLIdentifier(field)
      ? {
          kind: 'func',
          fn: node.name,
          args: [{ kind: 'field', field: field.value }],
        }
      : null;
  },
});
// highlight-end
console.log(lower.rules);
// #endregion functions
