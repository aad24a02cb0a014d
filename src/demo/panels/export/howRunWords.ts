import { listInWords } from '@site/src/dataset/listInWords';
import { notRunFormats, presets } from '@site/src/engines/notRunFormats';
import { engineInTests, enginesOf } from '@site/src/engines/registry';

const sentences = (...parts: (string | undefined)[]) => parts.filter(Boolean).join(' ');

/**
 * What runs an export, or why nothing does.
 * @param version release of the library
 * @param preset dialect of an SQL format, if one is set
 */
export function howRunWords(version: string, format: string, preset = ''): string {
  const names = enginesOf(format, version).map(({ name, onRequest }) =>
    onRequest ? `${name} if you ask for it` : name,
  );
  const shown = notRunFormats[format as keyof typeof notRunFormats];
  const inTests = engineInTests(format, version);
  if (names.length > 0) {
    const dialect = presets[preset as keyof typeof presets];
    const isOwn = format === 'parameterized' && dialect?.engine === 'postgresql';
    const note = format === 'parameterized_named' && dialect?.engine ? dialect.note : undefined;
    return dialect && !('engine' in dialect)
      ? sentences(
          'Not run in its dialect.',
          dialect.reason,
          dialect.check,
          `The results are what ${names[0]} selects by it.`,
        )
      : sentences(
          `Executed here, in ${listInWords(isOwn ? [...names, 'PostgreSQL if you ask for it'] : names)}.`,
          note,
        );
  }
  if (inTests)
    return sentences(`Run in our tests, in ${inTests.name}, not in your browser.`, shown?.reason, shown?.elsewhere);
  return sentences('Shown, not run.', shown?.reason, shown?.check);
}
