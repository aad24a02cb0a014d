import { Parser } from 'acorn';

/** An MDX element as the remark plugins of this folder see it. */
export type JsxNode = {
  type: string;
  name: string | null;
  attributes: { type: string; name: string; value?: unknown }[];
  position?: { start: { line: number; column: number } };
};

/** The text of an attribute of an element, if it has the attribute. */
export const optionOf = ({ attributes }: JsxNode, name: string) =>
  attributes.find((attribute) => attribute.name === name)?.value as string | undefined;

/** MDX needs the syntax tree beside the text of an expression; acorn is the parser MDX itself uses. */
const parse = (code: string) => Parser.parse(code, { ecmaVersion: 'latest', sourceType: 'module' });

/** An attribute whose value is a JavaScript expression: `name={code}`. */
export const expression = (name: string, code: string) => ({
  type: 'mdxJsxAttribute',
  name,
  value: { type: 'mdxJsxAttributeValueExpression', value: code, data: { estree: parse(`(${code})`) } },
});

/** Import statements at the top of a page. */
export const esm = (code: string) => ({ type: 'mdxjsEsm', value: code, data: { estree: parse(code) } }) as never;
