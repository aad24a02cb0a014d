import { startWorker } from '../../loading/chunks';
import { LoadFailure } from '../../loading/LoadFailure';
import { VisitorError } from '../../loading/VisitorError';
import { whyMissing } from '../../loading/whyMissing';
import type { LineRuntime } from '../manifest';
import type { TypeProblem } from '../types/check';
import type { TypesAnswer, TypesRequest } from '../types/worker';

export type TypeChecker = {
  check: (texts: Record<string, string>) => Promise<TypeProblem[]>;
};

/**
 * Starts TypeScript with the declarations of a release, in a worker.
 * @param isOver ends it, and gives up what is still on its way
 * @throws {VisitorError} when a file of it does not arrive
 */
export function startTypeChecker(
  baseUrl: string,
  { types }: Pick<LineRuntime, 'types'>,
  isOver: AbortSignal,
): Promise<TypeChecker> {
  const { worker, failed } = startWorker(
    () => new Worker(/* webpackChunkName: 'worker-types' */ new URL('../types/worker.ts', import.meta.url)),
  );
  const waiting = new Map<number, (problems: TypeProblem[]) => void>();
  let last = 0;
  const ask = (request: TypesRequest) => worker.postMessage(request);
  const checker: TypeChecker = {
    check(texts) {
      last += 1;
      ask({ kind: 'check', id: last, texts });
      return new Promise((done) => waiting.set(last, done));
    },
  };
  const at = (file: string) => `${baseUrl}assets/sandbox/${file}`;
  const start = { kind: 'start', compiler: at(types.compiler), declarations: at(types.declarations) } as const;
  let isAgain = false;
  return new Promise((done, fail) => {
    const end = (reason: unknown) => {
      worker.terminate();
      fail(reason);
    };
    isOver.addEventListener('abort', () => end(new LoadFailure('silent')));
    // Caches keep what was damaged; asking why replaces it.
    const askAgain = async () => {
      const failure = (await whyMissing(start.declarations)) ?? (await whyMissing(start.compiler));
      if (failure) return end(failure);
      if (isAgain) return end(new LoadFailure('damaged'));
      isAgain = true;
      ask(start);
    };
    worker.onerror = async () => end((await failed()) ?? new VisitorError('The type checker could not be loaded.'));
    worker.onmessage = ({ data }: MessageEvent<TypesAnswer>) => {
      if (data.kind === 'started') done(checker);
      else if (data.kind === 'missing') void askAgain();
      else {
        waiting.get(data.id)?.(data.problems);
        waiting.delete(data.id);
      }
    };
    ask(start);
  });
}
