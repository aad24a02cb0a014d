import { describe, it } from 'vitest';
import type { Line } from '../../../lines/lines';
import { pinsInText } from '../../../lines/pinsInText';
import { provenLines, saidOnPages } from './saidOnPages';

/**
 * A test that is called as the sentence it proves, for each line of whose pages it is a sentence. One that no page says
 * any more fails: it proves nothing.
 * @param sentences as a page says them, without marks, but with the quotes of code; `{{release}}` stands for a number
 * @param prove fails if the sentences are not true of the line's release
 */
export function proves(sentences: string | string[], prove: (line: Line) => unknown): void {
  describe.each([sentences].flat())('%s', (sentence) => {
    const lines = provenLines().filter((line) =>
      saidOnPages([line]).has(pinsInText(sentence, `${line.docs}/intro.mdx`)),
    );
    if (!lines.length)
      it('is a sentence of a page', () => {
        throw new Error(`no page says "${sentence}"`);
      });
    for (const line of lines) it(`is true of ${line.release}`, () => prove(line) as Promise<void>);
  });
}
