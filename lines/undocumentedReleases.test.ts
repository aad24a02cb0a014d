import { expect, it } from 'vitest';
import { comparedReleases, documentedLines } from './lines';
import { undocumentedReleases } from './undocumentedReleases';

const documented = new Set(documentedLines().map(({ major }) => major));

it('has every compared release that no line documents, with its own export', async () => {
  const releases = comparedReleases().filter(({ major }) => !documented.has(major));
  const loaded = await Promise.all(
    undocumentedReleases.map(async ({ major, load }) => [major, (await load()).version]),
  );
  expect(loaded).toEqual(releases.map(({ major, release }) => [major, release]));
});

it('exports as its release does', async () => {
  const query = { combinator: 'and', rules: [{ field: 'title', operator: 'contains', value: 'a.b' }] };
  const texts = await Promise.all(
    undocumentedReleases.map(async ({ load }) => (await load()).formatQuery(query as never, 'jsonata' as never)),
  );
  // Release 7 is the first with JSONata.
  expect(texts).toEqual(['', '$contains(title, "a.b")']);
});
