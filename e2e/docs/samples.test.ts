import { expect, test } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { builtPage } from '../fixtures/builtPages';
import { docsRoutes } from '../fixtures/routes';

test('every sample is one group: the preview with its release first, then the code, then the output', () => {
  let previews = 0;
  let outputs = 0;
  const lines = [...documentedLines()].sort((a, b) => b.path.length - a.path.length);
  for (const route of docsRoutes) {
    const $ = builtPage(route);
    const release = lines.find(({ path }) => route.startsWith(`${path}/`))?.release;
    const names: string[] = [];
    for (const element of $('[data-sample]').toArray()) {
      const sample = $(element);
      expect(sample.attr('role'), route).toBe('group');
      const parts = sample
        .find('> div > p, figcaption')
        .toArray()
        .map((part) => $(part).text());
      const order = parts.map((part) => ['Preview', 'Code', 'Output'].findIndex((word) => part.startsWith(word)));
      expect(order, `${route}: ${parts.join(' | ')}`).toEqual([...order].sort());
      expect(order, `${route}: ${parts.join(' | ')}`).not.toContain(-1);
      if (sample.find('[data-release]').length) {
        previews += 1;
        expect(parts[0], route).toBe('Preview with this site’s control styles Copy these styles');
        expect(sample.find('> div > span').text(), route).toBe(`Live · react-querybuilder ${release}`);
        names.push(sample.attr('aria-label') ?? '');
      }
      if (order.includes(2)) {
        outputs += 1;
        // The pages that lead from one release to another show outputs of the lines between.
        const from = /\/migrate(-to-\d)?$/.test(route) ? lines.map((line) => line.release) : [release];
        expect(
          from.map((each) => `Output · captured from ${each}`),
          route,
        ).toContain(parts.at(-1));
        expect(sample.find('figcaption a').last().attr('href'), route).toBe('/how-this-site-is-tested');
      }
    }
    expect(names, `names that tell the builders of ${route} apart`).toEqual([...new Set(names)]);
  }
  expect(previews).toBeGreaterThan(50);
  expect(outputs).toBeGreaterThan(200);
});
