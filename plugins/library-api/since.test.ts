import { describe, expect, it } from 'vitest';
import { comparedReleases, documentedLines } from '../../lines/lines';
import type { Api } from './api';
import { lineApi, releaseApi } from './lineApi';
import { sinceText, withSince } from './since';

const api = (release: string, names: Record<string, string | undefined>): Api => ({
  release,
  props: Object.entries(names).map(([name, deprecated]) => ({
    ...{ name, type: 'string', optional: true },
    ...(deprecated && { deprecated }),
  })),
  exports: [],
});

describe('since when a name is there', () => {
  it('names only releases that were compared', () => {
    expect(sinceText(['5.0.0'], 0)).toBeUndefined();
    expect(sinceText(['5.0.0', '6.0.0'], 0)).toBe('in 5.0.0 already');
    expect(sinceText(['5.0.0', '6.0.0', '7.0.0'], 2)).toBe('new between 6.0.0 and 7.0.0');
  });

  it('counts from the release after the last that lacks the name, and says what it replaced', () => {
    const { props } = withSince([
      api('4.0.0', { old: undefined, again: undefined }),
      api('5.0.0', { old: undefined }),
      api('6.0.0', { old: 'Renamed to fresh.', fresh: undefined, again: undefined }),
    ]);
    expect(props.map(({ name, since }) => [name, since])).toEqual([
      ['old', 'in 4.0.0 already; deprecated'],
      ['fresh', 'new between 5.0.0 and 6.0.0; replaces old'],
      ['again', 'new between 5.0.0 and 6.0.0'],
    ]);
  });

  it.each(documentedLines().slice(0, -1))('is said of every export, prop and member of $release', (line) => {
    const { exports, props } = lineApi(line);
    const all = [...props, ...exports, ...exports.flatMap(({ members = [] }) => members)];
    const first = comparedReleases().map((release) => releaseApi(release))[0] as Api;
    expect(all.filter(({ since }) => !/^(in|new between) \d+\.\d+\.\d+ /.test(since ?? ''))).toEqual([]);
    const isInFirst = ({ name }: { name: string }) => first.exports.some((each) => each.name === name);
    expect(exports.filter((each) => each.since?.startsWith('in ') && !isInFirst(each))).toEqual([]);
    expect(exports.filter(isInFirst).length).toBeGreaterThan(20);
  });
});
