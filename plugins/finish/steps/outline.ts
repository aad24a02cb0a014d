import { type CheerioAPI, load } from 'cheerio';
import type { Element } from 'domhandler';

type Outline = Map<string, Outline>;

const elementsIn = (parent: { children: unknown[] }) =>
  (parent.children as Element[]).filter(({ type }) => type === 'tag');

/** Adds elements to an outline; those of one tag and class are one, with what any of them holds. */
function add(outline: Outline, elements: Element[]): void {
  for (const element of elements) {
    const { class: name = '' } = element.attribs;
    const tag = `${element.name} class="${name}"`;
    const inside = outline.get(tag) ?? new Map();
    outline.set(tag, inside);
    add(inside, elementsIn(element));
  }
}

const written = (outline: Outline): string =>
  [...outline].map(([tag, inside]) => `<${tag}>${written(inside)}</${tag.split(' ')[0]}>`).join('');

/**
 * A page as the tags and classes that stand in each other: hundreds of elements instead of thousands.
 * @example `<ul><li class=a>x<li class=a><b>y</b></ul>` is `<ul class=""><li class="a"><b class=""></b></li></ul>`
 */
export function outlineOf(html: string): CheerioAPI {
  const outline: Outline = new Map();
  add(outline, elementsIn(load(html).root()[0] as unknown as Element));
  return load(written(outline), { xml: true });
}

const parentheses = String.raw`\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)`;
/** What can change, or what an outline does not know: pseudo-elements, states, places among others, attributes, ids. */
const unknown = new RegExp(
  String.raw`::[\w-]+(?:${parentheses})?|:(?!is\b|where\b|has\b)[\w-]+(?:${parentheses})?|\[(?:"[^"]*"|'[^']*'|[^\]])*\]|#[\w-]+`,
  'g',
);
/** Where nothing is left of a part, it can be any element. */
const anything = /(^|[\s>(,])(?=[\s>),]|$)/g;

/**
 * Whether a selector may mean something in a page, now or after a change of a state.
 * @param selector of a rule, which may stand inside of another one
 */
export function mayMatch(outline: CheerioAPI, selector: string): boolean {
  const known = selector
    .replaceAll('&', '*')
    .replace(unknown, '')
    .replace(/\s*([>,])\s*/g, '$1')
    .replace(anything, '$1*');
  // An outline has no order.
  if (/[+~]/.test(known)) return true;
  try {
    return outline(known).length > 0;
  } catch {
    return true;
  }
}
