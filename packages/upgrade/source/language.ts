import { bindingOf } from './bindings';
import type { Source, SyntaxNode } from './readSource';

/** Functions and classes of the language whose first argument, or each one, cannot be just anything. */
const strict =
  /^(Number\.)?parse(Int|Float)$|^is(NaN|Finite)$|^(en|de)codeURI(Component)?$|^Object\.(keys|values|entries)$|^(JSON|Date)\.parse$|^Math\.\w+$|^Array\.from$/;
const constructed = /^(Date|RegExp|Set|Map|URL|URLSearchParams)$/;
/** Methods of texts and lists that compare with an argument. */
const comparing = /^(includes|indexOf|lastIndexOf|startsWith|endsWith|localeCompare|concat)$/;

/** Whether a value is an argument of what the language has itself, and that takes texts, numbers or lists only. */
export function isGivenToLanguage(
  source: Source,
  { type, callee, arguments: args }: SyntaxNode,
  node: SyntaxNode,
): boolean {
  const name = source.text.slice(callee.start, callee.end);
  if (type === 'NewExpression') return constructed.test(name) && args[0] === node;
  if (strict.test(name)) return args[0] === node || name.startsWith('Math.');
  return (
    callee.type === 'MemberExpression' &&
    comparing.test(callee.property.name) &&
    args[0] === node &&
    isPlain(source, callee.object)
  );
}

/** Whether a value is a text or a list of texts or numbers, as far as the file says. */
function isPlain(source: Source, node: SyntaxNode): boolean {
  if (/^TS(As|Satisfies)Expression$/.test(node.type)) return isPlain(source, node.expression);
  if (node.type === 'TemplateLiteral' || typeof node.value === 'string') return true;
  if (node.type === 'ArrayExpression')
    return node.elements.length > 0 && node.elements.every((one: SyntaxNode | null) => one?.type === 'Literal');
  const binding = node.type === 'Identifier' ? bindingOf(source, node) : undefined;
  if (!binding || binding.path.length) return false;
  const type = binding.pattern.typeAnnotation?.typeAnnotation;
  if (type) return /^TS(String|Number)Keyword$/.test((type.elementType ?? type).type);
  return (
    binding.owner.type === 'VariableDeclarator' && Boolean(binding.owner.init) && isPlain(source, binding.owner.init)
  );
}
