import type { Compiled } from '../compile/compile';
import { filesFor, type LineRuntime } from '../manifest';
import type { Order, Report } from '../messages';
import { createCompiler } from './compiler';
import { type Ended, type Frame, openFrame } from './frame';
import { loadFile } from './runtime';

/** A sample as it is edited. */
export type Program = { file: string; text: string; beside: Record<string, string> };

/** What a run says: what the frame does, that the text is no program, or that the page has ended it. */
export type RunReport =
  | Exclude<Report, { kind: 'ready' | 'here' | 'begins' | 'escape' | 'moved' }>
  | { kind: 'refused'; text: string; line?: number }
  | { kind: 'ended'; why: Ended };

/** What every program is mounted with, whatever it imports. */
const always = ['react', 'react/jsx-runtime', 'react-dom/client'];

/**
 * Runs programs of a line, the newest only. Each has a frame of its own, which waits with its packages before it is
 * needed; the one before is shown until the next has something to show.
 * @param told is given what the newest program says
 */
export function createRunner(
  { baseUrl, runtime, host }: { baseUrl: string; runtime: LineRuntime; host: HTMLElement },
  told: (report: RunReport) => void,
) {
  const compiler = createCompiler();
  let shown: Frame | undefined;
  let running: Prepared | undefined;
  let spare: Prepared | undefined;
  let last: { order: Order; needed: string[] } | undefined;
  let turn = 0;

  type Prepared = {
    frame: Frame;
    files: Set<string>;
    loading: Promise<unknown>;
    listen: (report: RunReport | { kind: 'ready' }) => void;
    /** What it runs. */
    order?: Order;
    /** Whether it has ended, or failed before there was something to show. */
    isOver?: true;
  };
  const prepare = (): Prepared => {
    const prepared: Prepared = {
      frame: openFrame(host, baseUrl, (report) => {
        if (report.kind === 'ended' && shown === prepared.frame) shown = undefined;
        prepared.listen(report);
        // Once all have ended: a new frame would share their process.
        if (report.kind === 'ended') queueMicrotask(restore);
      }),
      files: new Set(),
      loading: Promise.resolve(),
      listen: ({ kind }) => {
        if (kind === 'ended' && spare === prepared) spare = undefined;
      },
    };
    return prepared;
  };
  /** One after the other, since a file must be there before those that ask for it. */
  const load = (prepared: Prepared, needed: string[]) => {
    prepared.loading = prepared.loading.then(async () => {
      for (const file of needed.filter((one) => !prepared.files.has(one))) {
        const names = Object.keys(runtime.modules).filter((name) => runtime.modules[name]?.file === file);
        prepared.frame.send({ kind: 'load', file, names, code: await loadFile(baseUrl, file) });
        prepared.files.add(file);
      }
    });
    return prepared.loading;
  };
  /** All frames have ended with the one that did not answer: what was shown before runs once more, and tells nothing. */
  const restore = async () => {
    // What was shown itself, and did not answer later, would do so again.
    if (shown || !last || !running?.isOver || running.order === last.order) return;
    const mine = turn;
    const { order, needed } = last;
    const again = prepare();
    again.order = order;
    running = again;
    try {
      await load(again, needed);
    } catch {
      // Without a connection there is what was said, and no preview.
      return again.frame.end();
    }
    if (mine !== turn) return again.frame.end();
    again.listen = ({ kind }) => {
      if (kind === 'done') show(again.frame);
      else if (kind === 'failed' || kind === 'endless') again.frame.end();
    };
    again.frame.send(order);
  };
  const show = (frame: Frame) => {
    if (shown !== frame) shown?.end();
    shown = frame;
    frame.show();
  };

  return {
    /** Runs a program, and forgets the one before if it still runs. @throws when packages do not arrive */
    async run({ file, text, beside }: Program): Promise<void> {
      turn += 1;
      const mine = turn;
      const names = [file, ...Object.keys(beside)];
      const made = await Promise.all(
        [text, ...Object.values(beside)].map((source, at) =>
          compiler.compile(at === 0 ? file : `${names[at]}.ts`, source),
        ),
      );
      if (mine !== turn) return;
      const refused = made.find((one) => 'refused' in one);
      if (refused) return told({ kind: 'refused', text: refused.refused.message, line: refused.refused.line });
      const compiled = made as Exclude<Compiled, { refused: unknown }>[];
      const needed = filesFor([...always, ...compiled.flatMap(({ imports }) => imports)], runtime.modules);
      // Before another is prepared: what does not end takes its process along, unless a frame in it is left.
      if (running && running.frame !== shown) running.frame.end();
      const next = spare ?? prepare();
      spare = undefined;
      await load(next, needed);
      if (mine !== turn) return next.frame.end();
      running = next;
      const [{ code }, ...others] = compiled as unknown as [{ code: string }, ...{ code: string }[]];
      const order: Order = {
        kind: 'run',
        file,
        code,
        beside: Object.fromEntries(others.map((one, at) => [names[at + 1], one.code])),
      };
      next.order = order;
      next.listen = (report) => {
        if (report.kind === 'ready' || running !== next) return;
        if (report.kind === 'done') {
          show(next.frame);
          last = { order, needed };
          spare ??= prepare();
          // What does not arrive now is asked for again when it is needed.
          load(spare, needed).catch(() => spare?.frame.end());
        }
        const isOver = report.kind === 'endless' || report.kind === 'ended';
        if (isOver || (report.kind === 'failed' && shown !== next.frame)) {
          next.frame.end();
          next.isOver = true;
          if (shown === next.frame) shown = undefined;
        }
        told(report);
      };
      next.frame.send(order);
    },
    end() {
      turn += 1;
      compiler.end();
      for (const frame of [shown, running?.frame, spare?.frame]) frame?.end();
    },
  };
}
