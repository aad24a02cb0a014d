import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { pageText } from '../../lines/pinsInText';
import { pagesBelow } from '../pagesBelow';
import { sampleText } from '../remark-samples/sampleText';

/** What every page says that shows SQL with values inside: in some databases a value leaves its quotes. */
const warning = /for showing, not for executing/;

/** A page's own text without `code` in sentences, and that of the samples it shows. */
function shownTexts(page: string, samples: string): string[] {
  const text = pageText(page);
  const shown = [...text.matchAll(/<Sample\s+file="([^"]+)"(?:[^>]*?region="([^"]+)")?/g)].flatMap(
    ([, name, region]) => {
      const file = path.join(samples, name as string);
      return existsSync(file) ? sampleText(readFileSync(file, 'utf8'), region) : [];
    },
  );
  return [text.replace(/`[^`\n]+`/g, ''), ...shown];
}

describe.each(documentedLines().map((line) => [line.release, line] as const))('pages of %s', (_, line) => {
  it('that show the format `sql` say that it is for showing, not for executing', () => {
    const pages = pagesBelow(path.resolve(line.docs)).filter((page) =>
      shownTexts(page, path.resolve(line.samples)).some((text) => /['"]sql['"]/.test(text)),
    );
    expect(pages.length).toBeGreaterThan(0);
    expect(pages.filter((page) => !warning.test(pageText(page))).map((page) => path.relative('.', page))).toEqual([]);
  });
});
