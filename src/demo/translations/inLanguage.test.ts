import { expect, it } from 'vitest';
import { release8 } from '../releases/8';
import { exportCall, exportQuery } from '../releases/exports';
import { sampleQuery } from '../samples/sampleQuery';
import { naturalLanguage } from './de';
import { inLanguage, isInWords } from './inLanguage';

it('writes the export in words of a language, and what the call needs for it', () => {
  const options = { format: 'natural_language', parseNumbers: true };
  const german = inLanguage(release8, naturalLanguage);
  expect(exportQuery(german, sampleQuery, options)).toBe(
    "IMDB rating ist größer oder gleich 7.5, und Worldwide gross ($) ist größer als der Wert in Budget ($), und (Genre ist 'Comedy', oder Genre ist 'Drama') trifft zu",
  );
  expect(exportCall(german, options)).toContain('...naturalLanguage');
  expect(exportCall(inLanguage(release8), options)).toBe(exportCall(german, options));
  expect(exportQuery(german, sampleQuery, { format: 'sql' })).toBe(
    exportQuery(release8, sampleQuery, { format: 'sql' }),
  );
});
it('is for that format alone, and for a language that is not that of the release', () => {
  expect(isInWords('natural_language', 'de')).toBe(true);
  expect(isInWords('sql', 'de')).toBe(false);
  expect(isInWords('natural_language', undefined)).toBe(false);
});
