import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sampleQuery } from '../../samples/sampleQuery';
import { exportFormats } from './exportFormats';
import { exportQuery } from './exportQuery';

const types = 'node_modules/@react-querybuilder/ts/dist/importExport.d.ts';

describe('export formats', () => {
  it('are the ones the release declares', () => {
    const declared = /type ExportFormat\s*=([^;]+);/.exec(readFileSync(types, 'utf8'))?.[1];
    expect(exportFormats.map(({ id }) => id).sort()).toEqual(declared?.match(/\w+/g)?.sort());
  });
  it.each(exportFormats)('$id shows the sample query', ({ id }) => {
    expect(exportQuery(sampleQuery, { format: id })).toContain('imdbRating');
  });
});
