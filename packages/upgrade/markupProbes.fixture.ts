import type { Release } from '@site/lines/lines';
import { JSDOM } from 'jsdom';
import type { Rule } from './Rule';
import { runShow } from './runShow.fixture';

const query = `{ id: 'g', combinator: 'and', not: true, rules: [
  { id: 'a', field: 'year', operator: '>', value: '1950' },
  { id: 'h', combinator: 'or', rules: [{ id: 'b', field: 'title', operator: 'null', value: '' }] },
] }`;
const everything = 'showCombinatorsBetweenRules showNotToggle showCloneButtons';

/** Ways to render a builder whose markup style sheets and tests rely on. */
const probes: Record<string, string> = {
  plain: '<Builder fields={fields} />',
  'with a query': `<Builder fields={fields} query={${query}} onQueryChange={() => {}} />`,
  'with all that can be shown': `<Builder fields={fields} ${everything} query={${query}} onQueryChange={() => {}} />`,
};

/**
 * What a selector can find in the markup of a release: elements, classes, and attributes with the values that are the
 * library's own.
 */
export async function selectorsOf(release: Release): Promise<Map<string, ReadonlySet<string>>> {
  const code = `import * as Rqb from 'react-querybuilder';
import { renderToStaticMarkup } from 'react-dom/server';
const Builder = Rqb.QueryBuilder ?? Rqb.default;
const fields = [{ name: 'title', label: 'Title' }, { name: 'year', label: 'Year', inputType: 'number' }];
export const show = () => JSON.stringify([${Object.values(probes).join(', ')}].map((one) => renderToStaticMarkup(one)));
`;
  const markups: string[] = JSON.parse(await runShow(code, release));
  return new Map(Object.keys(probes).map((name, index) => [name, selectorsIn(markups[index] ?? '')]));
}

/** Attributes whose values come from the query. */
const ofQuery = /^data-(path|level|rule-id|rule-group-id)$/;

function selectorsIn(html: string): Set<string> {
  const found = new Set<string>();
  for (const element of new JSDOM(html).window.document.body.querySelectorAll('*')) {
    for (const name of element.classList) found.add(`.${name}`);
    for (const { name, value } of element.attributes)
      if (/^(role|title|type|data-.+|aria-.+)$/.test(name))
        found.add(ofQuery.test(name) ? `[${name}]` : `[${name}="${value}"]`);
    found.add(element.localName);
    if (element.localName === 'button') found.add(`button: ${element.textContent}`);
  }
  return found;
}

/** By version, what selectors no longer find, and the section of its migrate page that says so. */
export const markupDecided: Record<Rule['since'], readonly (readonly [pattern: RegExp, section: string])[]> = {
  4: [],
  5: [],
  6: [[/^(\.queryBuilder-dragHandle|\[data-testid="drag-handle"\]|\[title="Drag handle"\]|span)$/, 'the-page']],
  7: [[/^button: (\+Rule|\+Group|x)$/, 'values-of-new-rules']],
  8: [[/^\[title="(Combinators|Fields|Operators)"\]$/, 'titles-are-singular']],
};
