import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { ImportFormat, ReleaseParser } from './ImportFormat';
import { jsonError, readJson, textPlaces } from './readJson';

type Path = (string | number)[];
const comparisons = /^(?:===?|!==?|[<>]=?|in|startsWith|endsWith)$/;
const isScalar = (value: unknown) => value === null || /^(?:string|number|boolean)$/.test(typeof value);
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const isVar = (value: unknown) => isObject(value) && Object.keys(value).length === 1 && typeof value.var === 'string';

/** Whether the operands of a comparison are ones that the release's parser reads. */
function isComparison(operator: string, operands: unknown): boolean {
  if (!Array.isArray(operands)) return false;
  const [first, second, third] = operands;
  const alike = (items: unknown[]) =>
    items.length > 0 &&
    (items.every(isVar) || items.every((item) => isScalar(item) && typeof item === typeof items[0]));
  if (operands.length === 3) return /^<=?$/.test(operator) && isVar(second) && alike([first, third]);
  if (operands.length !== 2) return false;
  if (operator === 'in' && Array.isArray(second)) return isVar(first) && alike(second);
  if (operator === 'in') return isVar(second) && (isVar(first) || isScalar(first));
  // The release reads `5 < field` as `field < 5`, so only equality may have its field last.
  if (/^[!=]/.test(operator) && isScalar(first)) return isVar(second);
  return isVar(first) && (isVar(second) || isScalar(second));
}

/** Calls `refuse` for the first part of a JsonLogic rule that the release's parser would leave out. */
function checkJsonLogic(rule: unknown, refuse: (path: Path, message: string) => never) {
  const visit = (node: unknown, path: Path) => {
    const [entry, ...more] = isObject(node) ? Object.entries(node) : [];
    if (!entry || more.length > 0) refuse(path, 'An object with one operation is expected here.');
    const [key, value] = entry as [string, unknown];
    const own = [...path, key];
    if (key === 'and' || key === 'or') {
      if (!Array.isArray(value) || value.length === 0) refuse(own, `“${key}” needs a list of conditions.`);
      for (const [index, item] of value.entries()) visit(item, [...own, index]);
    } else if (key === '!' || key === '!!') visit(value, own);
    else if (!comparisons.test(key)) refuse(own, `“${key}” is not understood; comparisons, and, or and ! are.`);
    else if (!isComparison(key, value))
      refuse(own, `“${key}” needs a { "var": … } and a value, a list or another { "var": … }.`);
  };
  visit(rule, []);
}

/** Writes `!` of `!` with an `and` between both, without which release 8 reads one; and leaves out `!!`, which asks nothing. */
function respelled(rule: unknown): unknown {
  if (Array.isArray(rule)) return rule.map(respelled);
  if (!isObject(rule)) return rule;
  if ('!!' in rule) return respelled(rule['!!']);
  const [key, inner] = Object.entries(rule).map(([name, value]) => [name, respelled(value)] as const)[0] ?? [];
  const isTwice = key === '!' && isObject(inner) && '!' in inner;
  return key === undefined ? rule : { [key]: isTwice ? { and: [inner] } : inner };
}

/** A JsonLogic rule, with the two operations that the release adds: `startsWith` and `endsWith`. */
export const jsonlogicFormat = ({ parse, print }: ReleaseParser<unknown>): ImportFormat => ({
  label: 'JsonLogic',
  sample: `{
  "and": [
    { "in": [{ "var": "genre" }, ["Comedy", "Romantic Comedy"]] },
    { "or": [{ ">=": [{ "var": "imdbRating" }, 7.5] }, { "startsWith": [{ "var": "title" }, "The "] }] },
    { ">": [{ "var": "gross" }, { "var": "budget" }] }
  ]
}`,
  print,
  placesOf: textPlaces,
  parse(text) {
    const content = readJson(text);
    checkJsonLogic(content, (path, message) => {
      throw jsonError(text, path, message);
    });
    return parse(respelled(content)) as RuleGroupTypeAny;
  },
});
