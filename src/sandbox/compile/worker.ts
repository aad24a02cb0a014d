import { type Compiled, compile } from './compile';

export type CompileRequest = { id: number; file: string; text: string };
export type CompileAnswer = { id: number; made: Compiled };

addEventListener('message', ({ data: { id, file, text } }: MessageEvent<CompileRequest>) =>
  postMessage({ id, made: compile(text, file) } satisfies CompileAnswer),
);
