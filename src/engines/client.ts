import type { PackedTable } from '../dataset/packedTable';
import { createStatus } from '../dataset/status';
import type { Progress } from '../loading/fetchBytes';
import type { LoadFailure } from '../loading/LoadFailure';
import { VisitorError } from '../loading/VisitorError';
import type { Answer, Report, Request } from './messages';
import { sendTable } from './sendTable';

/** Milliseconds after which a query is stopped. */
export const timeLimit = 5000;
/** Milliseconds without a sign of life after which the start of an engine is given up: WebKit compiles PostgreSQL for 20 s on a busy machine. */
export const startLimit = 40_000;
/** Milliseconds after which other engines need not wait any more for one that starts. */
export const startPatience = 3000;
/** Milliseconds that a query nobody waits for may keep newer ones waiting. */
export const patience = 1000;

/** What the client needs of a `Worker`. */
export type WorkerLike = {
  onmessage: ((event: MessageEvent<Report>) => void) | null;
  onerror: ((event: ErrorEvent) => void) | null;
  postMessage: (request: Request) => void;
  terminate: () => void;
};

type Parts = {
  /** Starts the worker; `failed` is told when it does not work, and may know why. */
  start: () => { worker: WorkerLike; failed: () => Promise<LoadFailure | undefined> };
  /** The table that the engine gets; asked for with each start. */
  table: () => Promise<PackedTable>;
  /** Rows that it is given at most. */
  limit?: number;
};

export type RunOptions = {
  /** A newer query of the same lane cancels the older one; queries of other lanes wait for their turn. */
  lane?: string;
  /** Cancels the query. */
  signal?: AbortSignal;
  /** Told of the first rows of a large table, where the engine has them before the others. */
  onFirst?: (rows: Uint32Array) => void;
};

type Job = {
  id: number;
  lane: string;
  query: unknown;
  isCancelled: boolean;
  started: number;
  onFirst: RunOptions['onFirst'];
  resolve: (answer: Answer) => void;
  reject: (reason: unknown) => void;
};

/** Whether a query ended because it was cancelled. */
export const isCancelled = (reason: unknown): boolean => reason instanceof DOMException && reason.name === 'AbortError';

/**
 * The page's side of an engine in a worker. The worker starts with the first query; one that is stopped or breaks is
 * replaced when the next query comes.
 */
export function createClient({ start, table, limit }: Parts) {
  let worker: WorkerLike | undefined;
  const { status, set: setStatus, subscribe } = createStatus();
  let waiting: Job[] = [];
  let running: Job | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let lastId = 0;
  /** Why starting was given up; it is not tried again for each query, but when `retry` says so. */
  let givenUp: Error | undefined;
  /** Whether `retry` came while a start was on its way: whoever asked must not hear of a failure from before. */
  let isRetried = false;

  function stop() {
    clearTimeout(timer);
    worker?.terminate();
    worker = undefined;
    running = undefined;
    setStatus({ phase: 'idle' });
  }

  /** Ends the worker, and with it every query that has been asked. */
  function fail(reason: Error) {
    const lost = running ? [running, ...waiting] : waiting;
    waiting = [];
    stop();
    for (const job of lost) job.reject(reason);
  }

  /** @param isSecond after a start whose script did not work, but arrives now, or that was asked for again meanwhile */
  function startWorker(isSecond = false) {
    let started: WorkerLike;
    let failed: ReturnType<typeof start>['failed'];
    try {
      ({ worker: started, failed } = start());
    } catch (error) {
      return fail(new VisitorError('The engine could not be loaded.', { cause: error }));
    }
    worker = started;
    isRetried = false;
    setStatus({ phase: 'loading' });
    let hasTable = false;
    started.onerror = async ({ message }) => {
      if (status().phase === 'ready') return fail(new VisitorError('The engine stopped working.', { cause: message }));
      const failure = await failed();
      if (worker !== started) return;
      if (isRetried || (!failure && !isSecond)) {
        stop();
        return startWorker(true);
      }
      const words = failure ? ` ${failure.about('Its script')}` : '';
      fail(new VisitorError(`The engine could not be loaded.${words}`, { cause: message }));
    };
    started.onmessage = ({ data }) => {
      if (worker !== started) return;
      if ('progress' in data) {
        setStatus({ phase: 'loading', progress: data.progress });
        if (hasTable) waitForLife(failed);
      } else if ('failed' in data) {
        void failed();
        fail(new VisitorError(data.failed));
      } else if ('ready' in data) {
        clearTimeout(timer);
        setStatus({ phase: 'ready' });
        next();
      } else if (data.id === running?.id) {
        if ('first' in data) {
          if (!running.isCancelled) running.onFirst?.(data.first);
          return;
        }
        const { resolve } = running;
        clearTimeout(timer);
        running = undefined;
        resolve(data.answer);
        next();
      }
    };
    table().then(
      async (loaded) => {
        const isWanted = () => worker === started;
        if (!isWanted()) return;
        const send = (request: Request) => started.postMessage(request);
        const onProgress = (progress: Progress) => setStatus({ phase: 'loading', progress });
        await sendTable(loaded, { send, isWanted, onProgress, ...(limit && { limit }) });
        if (!isWanted()) return;
        hasTable = true;
        // Not before: the table has a limit of its own.
        waitForLife(failed);
      },
      (reason) => worker === started && fail(reason),
    );
  }

  /** Gives the start up when nothing is heard of it for too long. */
  function waitForLife(failed: () => void) {
    clearTimeout(timer);
    timer = setTimeout(() => {
      failed();
      givenUp = new VisitorError(`The engine did not start: nothing came for ${startLimit / 1000} s.`);
      fail(givenUp);
    }, startLimit);
  }

  /** Hands the worker its next query, as soon as it can take one. */
  function next() {
    if (running) return watch(running);
    if (waiting.length === 0) return;
    if (!worker) return startWorker();
    if (status().phase !== 'ready') return;
    const job = waiting.shift() as Job;
    running = job;
    job.started = performance.now();
    worker.postMessage({ id: job.id, query: job.query });
    watch(job);
  }

  /** Sets the time at which a running query is stopped. */
  function watch(job: Job) {
    clearTimeout(timer);
    const allowed = job.isCancelled && waiting.length > 0 ? patience : timeLimit;
    timer = setTimeout(
      () => {
        stop();
        const message = `The query took longer than ${timeLimit / 1000} s and was stopped.`;
        job.resolve({ rows: new Uint32Array(), error: { message }, took: timeLimit });
        next();
      },
      Math.max(0, job.started + allowed - performance.now()),
    );
  }

  function cancel(isMeant: (job: Job) => boolean) {
    const cancelled = waiting.filter(isMeant);
    waiting = waiting.filter((job) => !isMeant(job));
    if (running && !running.isCancelled && isMeant(running)) {
      running.isCancelled = true;
      cancelled.push(running);
      watch(running);
    }
    for (const { reject } of cancelled) reject(new DOMException('A newer query took its place.', 'AbortError'));
  }

  return {
    /**
     * Runs a query. A refusal of the engine, and a query that takes longer than the time limit, are answers with `error`.
     * @param query an export in the engine's format
     * @throws an `AbortError` when it is cancelled, a `VisitorError` when the engine cannot be started or breaks
     */
    run: (query: unknown, { lane = '', signal, onFirst }: RunOptions = {}): Promise<Answer> =>
      new Promise((resolve, reject) => {
        cancel((job) => job.lane === lane);
        if (givenUp) return reject(givenUp);
        if (signal?.aborted) return reject(new DOMException('The query was cancelled.', 'AbortError'));
        lastId += 1;
        const job: Job = { id: lastId, lane, query, isCancelled: false, started: 0, onFirst, resolve, reject };
        signal?.addEventListener('abort', () => cancel((other) => other === job), { once: true });
        waiting.push(job);
        next();
      }),
    /** Starts the engine ahead of its first query. */
    warm: () => {
      if (!worker && !givenUp) startWorker();
    },
    /** Lets the next query start the engine again, after its start was given up. */
    retry: () => {
      givenUp = undefined;
      isRetried = status().phase === 'loading';
    },
    /** Where the engine stands; `progress` is that of its own download. */
    status,
    subscribe,
    /** Ends the worker and cancels what it was asked. */
    close: () => {
      cancel(() => true);
      stop();
    },
  };
}

export type EngineClient = ReturnType<typeof createClient>;
