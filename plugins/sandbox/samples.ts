import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Line } from '../../lines/lines';
import { isSample } from '../remark-samples/isSample';
import { sampleFiles } from '../remark-samples/sampleFiles';
import { withoutHighlights } from '../remark-samples/sampleText';

/** A sample as the editor opens it: its text, and the files beside it that it imports, by the names it imports them. */
export type EditableSample = { text: string; beside: Record<string, string> };

/** What a text imports. Types are among it: what only they name is never asked for, and costs nothing. */
export const importsOf = (text: string): string[] => [
  ...new Set(
    [...text.matchAll(/^(?:import|export)\b[^'"`;()]*?\bfrom '([^']+)';$|^import '([^']+)';$/gm)].map(
      ([, from, alone]) => (from ?? alone) as string,
    ),
  ),
];

/**
 * The samples of a line, by the names that pages give them.
 * @throws when a sample imports a file that is not beside it
 */
export function editableSamples(line: Line): Record<string, EditableSample> {
  const read = (file: string) => readFileSync(file, 'utf8');
  return Object.fromEntries(
    sampleFiles(line.samples)
      .filter(isSample)
      .map((file) => {
        const text = withoutHighlights(read(file));
        const beside = importsOf(text)
          .filter((name) => name.startsWith('.'))
          .map((name) => [name, read(`${path.resolve(path.dirname(file), name)}.ts`)]);
        return [path.relative(line.samples, file), { text, beside: Object.fromEntries(beside) }];
      }),
  );
}
