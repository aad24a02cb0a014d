import { latestLine, nextLine } from '@site/lines/registry';
import { enginesOf } from '@site/src/engines/registry';
import { describe, expect, it } from 'vitest';
import { exportFormats } from '../../releases/8/exportFormats';
import { presets } from '../../releases/8/settingTable';
import { howRunWords } from './howRunWords';

const { release } = nextLine;

describe('what runs an export', () => {
  it.each(exportFormats)('is said of $id, or why nothing does', ({ id }) => {
    const isRun = enginesOf(id, release).length > 0;
    expect(howRunWords(release, id)).toMatch(
      isRun ? /^Executed here, in [^.]+\.$/ : /^(Shown, not run|Run in our tests, in [^.]+)\. \S.+\.$/,
    );
  });
  it('names the engines, and those that wait to be asked', () => {
    expect(howRunWords(latestLine.release, 'sql')).toBe('Executed here, in SQLite and PostgreSQL if you ask for it.');
    expect(howRunWords(latestLine.release, 'json')).toContain('No query language reads it.');
  });
  it('says of Prisma and Sequelize that another database may differ, and of PostgreSQL that it has no named parameters', () => {
    for (const format of ['prisma', 'sequelize'])
      expect(howRunWords(release, format)).toContain('In another database than SQLite it may select other rows.');
    expect(howRunWords(release, 'parameterized_named', 'postgresql')).toContain('PostgreSQL has no named parameters');
    expect(howRunWords(release, 'parameterized_named', 'sqlite')).not.toContain('no named parameters');
    expect(howRunWords(release, 'parameterized', 'postgresql')).toBe(
      'Executed here, in SQLite and PostgreSQL if you ask for it.',
    );
  });
  it.each(presets)('with the preset %s is honest about the dialect', (preset) => {
    const isOwn = ['ansi', 'sqlite', 'postgresql'].includes(preset);
    expect(howRunWords(release, 'sql', preset)).toMatch(
      isOwn ? /^Executed here, in SQLite/ : /^Not run in its dialect\..+SQLite/,
    );
  });
});
