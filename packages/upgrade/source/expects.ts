import { bindingOf } from './bindings';
import type { Source, SyntaxNode } from './readSource';
import { type Known, typeNamed } from './typeOf';

/** The type that a value has to fit where it stands: of a variable, a result or a parameter; nothing where none is written. */
export function typeExpected(source: Source, node: SyntaxNode): SyntaxNode | undefined {
  const { parent } = node;
  if (!parent) return undefined;
  if (parent.type === 'VariableDeclarator')
    return parent.init === node ? parent.id.typeAnnotation?.typeAnnotation : undefined;
  if (parent.type === 'TSSatisfiesExpression') return parent.typeAnnotation;
  if (parent.type === 'ArrowFunctionExpression' && parent.body === node) return parent.returnType?.typeAnnotation;
  if (parent.type === 'ReturnStatement') {
    let around = parent.parent;
    while (around && !/Function/.test(around.type)) around = around.parent;
    return around?.returnType?.typeAnnotation;
  }
  if (parent.type !== 'CallExpression') return undefined;
  const place = parent.arguments.indexOf(node);
  const param = functionCalled(source, parent.callee)?.params[place];
  return (param?.left ?? param)?.typeAnnotation?.typeAnnotation;
}

/** The function of this file that a call calls. */
function functionCalled(source: Source, callee: SyntaxNode): SyntaxNode | undefined {
  if (callee.type !== 'Identifier') return undefined;
  const declared = source.nodes('FunctionDeclaration').find(({ id }) => id?.name === callee.name);
  if (declared) return declared;
  const init = bindingOf(source, callee)?.owner.init;
  return /Function/.test(init?.type ?? '') ? init : undefined;
}

/** Whether something is done with a value that needs to know what it is; comparing it, or asking whether it is there, does not. */
export function needsType(source: Source, node: SyntaxNode): boolean {
  const { parent } = node;
  switch (parent?.type) {
    case 'MemberExpression':
      return (parent.object === node || (parent.computed && parent.property === node)) && !isAskedFor(source, node);
    case 'CallExpression':
      if (parent.callee === node) return true;
      break;
    case 'BinaryExpression':
      return /^([-+*/%<>]|\*\*|[<>]=)$/.test(parent.operator) && !isAskedFor(source, node);
    case 'SpreadElement':
      return parent.parent?.type !== 'ObjectExpression';
    case 'ForOfStatement':
      return parent.right === node;
    case 'JSXExpressionContainer':
      return /^JSX(Element|Fragment)$/.test(parent.parent?.type ?? '');
    case 'ChainExpression':
    case 'TSNonNullExpression':
      return needsType(source, parent);
  }
  const expected = typeExpected(source, node);
  return expected !== undefined && !/^TS(Any|Unknown)Keyword$/.test(expected.type);
}

/** Whether the file asks what a value is before: `typeof field.unit`, `Array.isArray(field.units)`. */
function isAskedFor(source: Source, node: SyntaxNode): boolean {
  const text = source.text.slice(node.start, node.end);
  return source.text.includes(`typeof ${text}`) || source.text.includes(`isArray(${text})`);
}

/** The type that an object has to fit, also as an element of a list. */
export function typeNeeded(source: Source, node: SyntaxNode): Known | undefined {
  if (node.parent?.type !== 'ArrayExpression') return typeNamed(source, typeExpected(source, node));
  const list = typeNamed(source, typeExpected(source, node.parent));
  return list?.kind === 'list' ? list.of : undefined;
}
