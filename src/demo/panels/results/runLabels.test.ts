import type { Outcome } from '@site/src/engines/compare';
import { engineWith } from '@site/src/engines/registry';
import { describe, expect, it } from 'vitest';
import { release8 } from '../../releases/8';
import { keepRelease } from '../../releases/loaded';
import type { RunRequest } from '../../run/runRequest';
import { formatOnRequest, isExecuted, notCounted, otherDatabase } from './runLabels';

keepRelease(release8);
const asked = (preset: string, format = 'sql') =>
  ({ release: '8', format, formatSettings: { preset } }) as unknown as RunRequest;
const [sqlite, postgresql, ldap] = (['sqlite', 'postgresql', 'ldap'] as const).map(engineWith);
const outcome = (engine: typeof sqlite, format: string, isLost = false) =>
  ({ run: { engine, format }, answer: { rows: new Uint32Array(), took: 0 }, isLost }) as Outcome;

describe('runs under a preset', () => {
  it.each(['mysql', 'mssql', 'oracle', 'postgresql'])('of %s are not SQLite’s own', (preset) => {
    expect(otherDatabase(outcome(sqlite, 'sql').run, asked(preset))).toMatch(/SQL|Oracle/);
    expect(isExecuted(outcome(sqlite, 'parameterized'), asked(preset))).toBe(false);
    expect(isExecuted(outcome(ldap, 'ldap'), asked(preset))).toBe(true);
  });
  it.each(['', 'ansi', 'sqlite', 'constructor'])('of %s are', (preset) =>
    expect(isExecuted(outcome(sqlite, 'sql'), asked(preset))).toBe(true),
  );
  it('of PostgreSQL are its own, and its parameters run in it', () => {
    const run = outcome(postgresql, 'sql').run;
    expect(otherDatabase(run, asked('postgresql'))).toBeUndefined();
    expect(formatOnRequest(run, asked('postgresql', 'parameterized'))).toBe('parameterized');
    expect(formatOnRequest(run, asked('postgresql', 'parameterized_named'))).toBe('sql');
    expect(formatOnRequest(run, asked('mysql', 'parameterized'))).toBe('sql');
  });
  it('are named where they are not counted, and so is what could not be run', () => {
    const outcomes = [outcome(sqlite, 'sql'), outcome(sqlite, 'parameterized'), outcome(ldap, 'ldap', true)];
    expect(notCounted(outcomes, asked('mysql'))).toEqual([
      'Not counted, because it could not be run: LDAP.',
      'Not counted, because SQLite ran what is written for MySQL: SQL, SQL with parameters.',
    ]);
    expect(notCounted(outcomes.slice(0, 2), asked(''))).toEqual([]);
  });
});
