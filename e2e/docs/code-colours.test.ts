import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { highlightedCode } from '../fixtures/axe';
import { builtPage } from '../fixtures/builtPages';
import { lines, tokens } from '../fixtures/codePalette';
import { docsRoutes, fileOf, routes } from '../fixtures/routes';

test('highlighted code holds text, lines and tokens of the palette, and nothing else', () => {
  const seen = new Set<string>();
  const odd = routes.flatMap((route) => {
    const $ = builtPage(route);
    return $(`${highlightedCode} *`)
      .toArray()
      .filter((element) => {
        const { class: name, hidden, ...others } = element.attribs;
        // Lines that a long block shows on demand, or when the browser's own search finds them.
        if (element.name === 'span' && hidden === 'until-found') return Object.keys(element.attribs).length > 1;
        const kind = name && element.name === 'b' ? `b.${name}` : element.name;
        seen.add(kind);
        const isKnown = element.name === 'span' ? lines.includes(name ?? '') : tokens.includes(kind);
        return !isKnown || Object.keys(others).length > 0;
      })
      .map((element) => `${route}: ${$.html(element)}`);
  });
  expect(odd).toEqual([]);
  expect(tokens.filter((kind) => seen.has(kind)).length).toBeGreaterThan(tokens.length / 2);
});

test('TypeScript of every docs page is coloured in its HTML', () => {
  const uncoloured = docsRoutes.flatMap((route) =>
    (readFileSync(fileOf(route), 'utf8').match(/<figure [^>]*data-lang=tsx?\b.*?<\/pre>/gs) ?? [])
      .filter((block) => !/<pre [^>]*><code>.*<[bi][ >]/s.test(block))
      .map((block) => `${route}: ${block}`),
  );
  expect(uncoloured).toEqual([]);
});
