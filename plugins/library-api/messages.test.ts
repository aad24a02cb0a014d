import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { toString as textOf } from 'mdast-util-to-string';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import { unified } from 'unified';
import { describe, expect, it } from 'vitest';
import { documentedLines } from '../../lines/lines';
import { pageText } from '../../lines/pinsInText';

/** What the release logs, by its own export; the link to the hosted docs at the end is not ours to repeat. */
function loggedBy(samples: string): string[] {
  const { messages } = createRequire(path.resolve(samples, 'x.js'))('react-querybuilder') as {
    messages?: Record<string, string>;
  };
  return Object.values(messages ?? {}).map((message) => message.replace(/ More info: \S+$/, ''));
}

const lines = documentedLines()
  .map((line) => [line.release, line, path.resolve(line.docs, 'recipes/errors.mdx')] as const)
  .filter(([, , page]) => existsSync(page));

it('finds pages of errors', () => expect(lines.length).toBeGreaterThanOrEqual(2));

describe.each(lines)('errors of %s', (_, line, page) => {
  it('has every message that the release logs', () => {
    const text = textOf(unified().use(remarkParse).use(remarkMdx).parse(pageText(page)));
    const messages = loggedBy(line.samples);
    expect(messages.length).toBeGreaterThan(5);
    expect(messages.filter((message) => !text.includes(message))).toEqual([]);
  });
});
