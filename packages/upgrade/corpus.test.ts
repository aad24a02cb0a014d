import { comparedReleases, type Release } from '@site/lines/lines';
import { describe, expect, it } from 'vitest';
import { checkFile } from './checkFile';
import { type CompileError, compile } from './compile.fixture';
import { type Program, programs } from './corpus/programs.fixture';
import { type Major, majors } from './Rule';
import { rules } from './registry';

const breaking = new Set(rules.filter(({ kind }) => kind === 'breaks').map(({ id }) => id));
const releases = comparedReleases();
const pairs = majors.flatMap((from) => majors.filter((to) => to > from).map((to) => [from, to] as const));

/** What is found between two releases, and what the compiler says of the same code. */
type Case = { from: Major; to: Major; index: number; lines: number[]; isAllRewritten: boolean; rewritten?: string };

const cases: Case[] = pairs.flatMap(([from, to]) =>
  programs.map(({ file, code }, index) => {
    const { findings, rewritten } = checkFile(`a${file}`, code, from, to);
    const breaks = findings.filter(({ rule }) => breaking.has(rule));
    return {
      from,
      to,
      index,
      lines: [...new Set(breaks.map(({ line }) => line))],
      isAllRewritten: breaks.every(({ isRewritten }) => isRewritten),
      ...(rewritten !== undefined && { rewritten }),
    };
  }),
);

/** The compiler's word on each program, and on what becomes of it, by release. */
const words = new Map<Major, Map<string, CompileError[]>>(
  majors.map((major) => {
    const own = cases.filter(({ to, rewritten }) => to === major && rewritten !== undefined);
    const codes = new Map(programs.map(({ file, code }) => [file + code, { file, code }]));
    for (const { index, rewritten = '' } of own) {
      const { file } = programs[index] as (typeof programs)[number];
      codes.set(file + rewritten, { file, code: rewritten });
    }
    const errors = compile(releases.find((one) => one.major === String(major)) as Release, [...codes.values()]);
    return [major, new Map([...codes.keys()].map((key, at) => [key, errors[at] ?? []]))];
  }),
);
const errorsOf = (major: Major, { file, code }: { file: string; code: string }) =>
  words.get(major)?.get(file + code) ?? [];

/** Programs that compile before a step: what the step does to them. */
const judged = cases.flatMap((one) => {
  const program = programs[one.index] as (typeof programs)[number];
  if (errorsOf(one.from, program).length) return [];
  const errors = errorsOf(one.to, program);
  return { ...one, program, errors, broken: [...new Set(errors.map(({ line }) => line))] };
});

const titleOf = ({ program, from, to }: (typeof judged)[number]) => `${program.name}, ${from} to ${to}`;

/** Errors that no rule finds, and lines that only seem to break, by the programs that have them. */
const known = {
  missed: [
    // An object without a type is not followed to the builder that gets it.
    'control-needs-more: list of combinators in the place of fields, out of an object',
    // A function that is passed on has to be compared with what takes it.
    'functions-need-more: numbers, passed on',
  ],
  // What a test writes for props may have members that the library never had.
  wrong: ['control-needs-more: props written for a test, of release 4'],
};

type Judgement = { program: Program; title: string; isGood: boolean };
/** Prints a share, and returns the programs that lower it, whatever way their import is written in. */
function told(what: string, all: readonly Judgement[]): string[] {
  const bad = all.filter(({ isGood }) => !isGood);
  const percentage = (100 * (all.length - bad.length)) / all.length;
  const share = `upgrade: ${all.length - bad.length} of ${all.length} ${what} (${percentage.toFixed(1)} %)`;
  console.log([share, ...bad.map(({ title }) => title.slice(0, 160))].join('\n'));
  return [...new Set(bad.map(({ program }) => program.name.replace(/, (renamed|namespace|loaded)$/, '')))];
}

describe('small programs, and what the compiler says of them', () => {
  it('every program compiles on a release', () => {
    const compiling = new Set(judged.map(({ index }) => index));
    expect(programs.filter((_, index) => !compiling.has(index)).map(({ name }) => name)).toEqual([]);
    expect(programs.length).toBeGreaterThan(200);
  });
  it('lines that break are found', () => {
    const broken = judged.flatMap((one) =>
      one.errors.map(({ line, message }) => ({
        program: one.program,
        title: `${titleOf(one)}, line ${line}: ${message}`,
        isGood: one.lines.includes(line),
      })),
    );
    expect(broken.length).toBeGreaterThan(1000);
    expect(told('errors are found', broken)).toEqual(known.missed);
  });
  it('what is said to break does', () => {
    const said = judged.flatMap((one) =>
      one.lines.map((line) => ({
        program: one.program,
        title: `${titleOf(one)}, line ${line}`,
        isGood: one.broken.includes(line),
      })),
    );
    expect(told('lines said to break do', said)).toEqual(known.wrong);
  });
  it('what is rewritten compiles, unless something is left to do by hand', () => {
    const all = judged.filter(({ rewritten, isAllRewritten }) => rewritten !== undefined && isAllRewritten);
    expect(all.length).toBeGreaterThan(100);
    const broken = all.flatMap((one) =>
      errorsOf(one.to, { file: one.program.file, code: one.rewritten as string }).map(
        ({ message }) => `${titleOf(one)}: ${message}`,
      ),
    );
    expect(broken).toEqual([]);
  });
});
