/** The part of spel2js that the engine uses; the package brings no types. */
declare module 'spel2js' {
  export const SpelExpressionEvaluator: {
    /** @throws a plain object with `name` and `message` when the expression cannot be read */
    compile(expression: string): { _compiledExpression: unknown; eval(context: object): unknown };
  };
}
