import { startWorker } from '../../loading/chunks';
import { VisitorError } from '../../loading/VisitorError';
import type { Compiled } from '../compile/compile';
import type { CompileAnswer, CompileRequest } from '../compile/worker';

/** Compiles texts in a worker of its own. `end` stops it, and leaves what was asked without an answer. */
export function createCompiler() {
  const { worker, failed } = startWorker(
    () => new Worker(/* webpackChunkName: 'worker-compile' */ new URL('../compile/worker.ts', import.meta.url)),
  );
  const waiting = new Map<number, { done: (made: Compiled) => void; failed: (reason: unknown) => void }>();
  let last = 0;
  worker.onmessage = ({ data: { id, made } }: MessageEvent<CompileAnswer>) => {
    waiting.get(id)?.done(made);
    waiting.delete(id);
  };
  worker.onerror = async () => {
    const reason = (await failed()) ?? new VisitorError('The compiler could not be loaded.');
    for (const { failed: fail } of waiting.values()) fail(reason);
    waiting.clear();
  };
  return {
    compile(file: string, text: string): Promise<Compiled> {
      last += 1;
      const request: CompileRequest = { id: last, file, text };
      worker.postMessage(request);
      return new Promise((done, fail) => waiting.set(request.id, { done, failed: fail }));
    },
    end: () => worker.terminate(),
  };
}
