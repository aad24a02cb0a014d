import { engineClients } from '@site/src/engines/engineClients';
import type { Answer } from '@site/src/engines/messages';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { release5 } from '../releases/5';
import { keepRelease } from '../releases/loaded';
import { initialState } from '../store/state';
import type { MatchCounts } from './matchCounts';
import { runCounts } from './runCounts';
import type { RunRequest } from './runRequest';

keepRelease(release5);

vi.mock('@site/src/engines/engineClients', () => ({
  engineClients: { sqlite: { run: vi.fn() }, mongodb: { run: vi.fn() } },
}));
const run = vi.mocked(engineClients.sqlite.run);
beforeEach(() => void run.mockReset());

const rule = (field: string, value: string) => ({ field, operator: '=', value });
const query: RuleGroupTypeAny = { combinator: 'and', rules: [rule('title', 'Ran'), rule('year', '1985')] };
const asked: RunRequest = { ...initialState, query, parseNumbers: true };
const answer = (count: number): Answer => ({ rows: new Uint32Array(count), took: 1 });
const refusal: Answer = { ...answer(0), error: { message: 'syntax error' } };

/** The counts that were told, one after the other. */
async function counted(of: Partial<RunRequest> = {}, abort = new AbortController()) {
  const told: [string, number | undefined][][] = [];
  await runCounts({ ...asked, ...of }, (counts: MatchCounts) => told.push([...counts]), abort.signal);
  return told;
}

describe('the counts of rules', () => {
  it('come from the engine of the format, with each rule exported by itself as the query is', async () => {
    run.mockResolvedValueOnce(answer(3)).mockResolvedValueOnce(answer(5));
    expect(await counted()).toEqual([
      [['0', 3]],
      [
        ['0', 3],
        ['1', 5],
      ],
    ]);
    expect(run.mock.calls.map(([exported]) => exported)).toEqual([`(title = 'Ran')`, '(year = 1985)']);
    // A lane of their own, or they would cancel the query on show.
    expect(run.mock.calls.map(([, options]) => options?.lane)).toEqual(['match-counts', 'match-counts']);
  });
  it('are unknown where the engine refuses a rule', async () => {
    run.mockResolvedValueOnce(refusal).mockResolvedValueOnce(answer(5));
    expect((await counted()).at(-1)).toEqual([
      ['0', undefined],
      ['1', 5],
    ]);
  });
  it('go when the engine is lost', async () => {
    run.mockResolvedValueOnce(answer(3)).mockRejectedValueOnce(new Error('It broke.'));
    expect(await counted()).toEqual([[['0', 3]], []]);
  });
  it('end with the query that they are of, and stay as they were', async () => {
    const abort = new AbortController();
    run.mockImplementationOnce(async () => {
      abort.abort();
      return answer(3);
    });
    expect(await counted({}, abort)).toEqual([]);
    expect(run).toHaveBeenCalledOnce();
    run.mockReset().mockRejectedValueOnce(new DOMException('newer', 'AbortError'));
    expect(await counted()).toEqual([]);
  });
  it('are not asked for in a format that no engine reads', async () => {
    expect(await counted({ format: 'json' })).toEqual([]);
    expect(run).not.toHaveBeenCalled();
  });
});
