// @vitest-environment jsdom
import { documentedLines } from '@site/lines/lines';
import { editableSamples } from '@site/plugins/sandbox/samples';
import type { LineRuntime } from '@site/src/sandbox/manifest';
import { linkTo } from '@site/src/sandbox/page/link';
import { load } from 'cheerio';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { Editor } from '.';

vi.mock('@docusaurus/useBaseUrl', () => ({}));

const lines = documentedLines().map((line) => ({ ...line, all: editableSamples(line) }));

it('there are components and programs in every line', () => {
  for (const { all } of lines.slice(0, -1))
    for (const ending of ['.ts', '.tsx'])
      expect(Object.keys(all).filter((file) => file.endsWith(ending))).not.toEqual([]);
});

it.each(lines)('$label: whichever sample a link brings, “Run this code” is in sight', ({ major, release, all }) => {
  const runtime: LineRuntime = {
    ...{ release, pins: {}, instead: {}, api: {}, modules: {} },
    types: { compiler: '', declarations: '', bytes: 0 },
    samples: all,
  };
  const hidden = Object.entries(all).filter(([file, { text }]) => {
    location.hash = linkTo(file, `${text}\n// edited`) ?? '';
    const $ = load(
      renderToStaticMarkup(<Editor file={file} runtimeId={major} onClose={() => {}} baseUrl="/" runtime={runtime} />),
    );
    const button = $('button:contains("Run this code")');
    // The stylesheet hides what is empty.
    return button.length !== 1 || button.closest('[data-empty]').length > 0;
  });
  expect(hidden.map(([file]) => file)).toEqual([]);
});
