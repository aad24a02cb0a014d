import ts from 'typescript';

/** Methods of database drivers that execute the text they are given. */
const executing =
  /^(?:exec|execute|executeSql|executeUnsafe|query|queryRaw|run|prepare|all|each|raw|unsafe|\$queryRawUnsafe|\$executeRawUnsafe)$/;

/** Whether a call is `formatQuery(…, 'sql')`, or has the format in its options. */
function exportsSql(node: ts.Node): boolean {
  if (!ts.isCallExpression(node) || !/\bformatQuery\w*$/.test(node.expression.getText())) return false;
  const options = node.arguments[1];
  if (!options) return false;
  if (ts.isStringLiteralLike(options)) return options.text === 'sql';
  return /\bformat\b\s*:\s*['"]sql['"]/.test(options.getText());
}

/**
 * Places of a piece of code where text of the format `sql` is handed to something that executes it, which the page on
 * security forbids: in some databases a value leaves its quotes.
 * @param code TypeScript or JSX
 * @returns the calls, as they are written
 */
export function executedSql(code: string): string[] {
  if (!code.includes('formatQuery')) return [];
  const source = ts.createSourceFile('code.tsx', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  /** Variables and functions that hold, or return, such a text. */
  const carriers = new Set<string>();
  const carries = (node: ts.Node): boolean =>
    exportsSql(node) ||
    (ts.isIdentifier(node) && carriers.has(node.text)) ||
    (node.forEachChild((child) => carries(child) || undefined) ?? false);
  const found: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isVariableDeclaration(node) && node.initializer && carries(node.initializer)) {
      // `{ sql, params }` is what the parameterized formats return.
      if (ts.isIdentifier(node.name)) carriers.add(node.name.text);
    } else if (ts.isFunctionDeclaration(node) && node.name && node.body && carries(node.body))
      carriers.add(node.name.text);
    if (ts.isCallExpression(node) && ts.isPropertyAccessExpression(node.expression)) {
      const { expression, name } = node.expression;
      if (executing.test(name.text) && !ts.isRegularExpressionLiteral(expression) && node.arguments.some(carries))
        found.push(node.getText());
    }
    node.forEachChild(visit);
  };
  visit(source);
  return found;
}
