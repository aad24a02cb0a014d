import path from 'node:path';
import { documentedLines, type Line, latest } from '../../../lines/lines';
import { pageText } from '../../../lines/pinsInText';
import { pagesBelow } from '../../pagesBelow';
import { sentencesOfPage } from '../conclusions';

/** The lines whose conclusions are proven: Next and the latest. */
export const provenLines = (): Line[] => documentedLines().filter(({ id }) => id === 'current' || id === latest);

const read = new Map<string, Set<string>>();

/**
 * All sentences of the pages of some lines, each once.
 * @param lines those that are proven, if it names none
 */
export function saidOnPages(lines: Line[] = provenLines()): Set<string> {
  return new Set(
    lines.flatMap(({ docs }) => {
      const known = read.get(docs);
      if (known) return [...known];
      const pages = pagesBelow(path.resolve(docs));
      const said = new Set(pages.flatMap((page) => sentencesOfPage(pageText(page)).map(({ sentence }) => sentence)));
      read.set(docs, said);
      return [...said];
    }),
  );
}
