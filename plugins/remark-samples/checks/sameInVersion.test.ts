import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { visit } from 'unist-util-visit';
import { VFile } from 'vfile';
import { expect, it } from 'vitest';
import { documentedLines } from '../../../lines/lines';
import { pageText } from '../../../lines/pinsInText';
import { parser } from '../../library-api/explained';
import type { JsxNode } from '../../mdxNodes';
import { pagesBelow } from '../../pagesBelow';
import { readSample } from '../readSample';
import { withoutHighlights } from '../sampleText';

/** `**In version 4:** the code is the same.`, and the other ways of saying so. */
const claim =
  /\*\*In version (\d+):\*\* (?:the code is the same|the same code (?:works|prints)|(?:both samples|the sample above) prints? the same as in version 5|both files work the same)\b/g;

const codeOf = (file: string) => withoutHighlights(readFileSync(file, 'utf8'));

it('what is said to be the same in another version is a sample of that version, too, where it is compiled and run', () => {
  let claims = 0;
  // Next has the code of another release; what it says of version 4 is that of the page of version 5.
  const missing = documentedLines()
    .filter(({ id }) => id !== 'current')
    .flatMap(({ docs }) =>
      pagesBelow(path.resolve(docs)).flatMap((page) =>
        [...pageText(page).matchAll(claim)].flatMap(([, version]) => {
          claims += 1;
          const other = documentedLines().find(({ id }) => id === version);
          const found: string[] = [];
          visit(parser.parse(pageText(page)), 'mdxJsxFlowElement', (node) => {
            if (node.name !== 'Sample') return;
            const { name, source } = readSample(node as unknown as JsxNode, new VFile({ path: page }));
            const copy = path.resolve(other?.samples ?? '', name);
            const isSame = existsSync(copy) && codeOf(copy) === codeOf(source);
            if (!isSame) found.push(`${path.relative('.', page)}: ${name} in version ${version}`);
          });
          return found;
        }),
      ),
    );
  expect(claims).toBeGreaterThan(3);
  expect(missing).toEqual([]);
});
