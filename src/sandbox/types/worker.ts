import type ts from 'typescript';
import { type Declarations, type TypeProblem, typeProblems } from './check';

export type TypesRequest =
  | { kind: 'start'; compiler: string; declarations: string }
  | { kind: 'check'; id: number; texts: Record<string, string> };
export type TypesAnswer =
  | { kind: 'started' }
  | { kind: 'missing' }
  | { kind: 'checked'; id: number; problems: TypeProblem[] };

declare function importScripts(address: string): void;
const answer = (message: TypesAnswer) => postMessage(message);
let declarations: Declarations;

addEventListener('message', async ({ data }: MessageEvent<TypesRequest>) => {
  if (data.kind === 'start') {
    try {
      const response = await fetch(data.declarations);
      if (!response.ok) throw new Error(String(response.status));
      declarations = await response.json();
      importScripts(data.compiler);
      if (typeof declarations !== 'object' || !('ts' in globalThis)) throw new Error('Something else came.');
      answer({ kind: 'started' });
    } catch {
      answer({ kind: 'missing' });
    }
    return;
  }
  // TypeScript's script declares it for all that runs here.
  const { ts: compiler } = globalThis as unknown as { ts: typeof ts };
  answer({ kind: 'checked', id: data.id, problems: typeProblems(compiler, declarations, data.texts) });
});
