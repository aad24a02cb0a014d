import { writePage } from './pages';
import type { Build, Step } from './step';

/**
 * Runs the steps one after the other over all pages, and then writes each page that changed, once. What a step has left to
 * do at its end goes on beside the steps after it.
 * @param log gets a line for each step that has something to tell
 * @throws with the step's name, and the page's route where one page is the cause; then nothing is written
 */
export async function runSteps(steps: Step[], build: Build, log: (line: string) => void): Promise<void> {
  const before = new Map(build.pages.map((page) => [page, page.html]));
  const ends: Promise<unknown>[] = [];
  for (const { name, prepare } of steps) {
    let place = '';
    const fail = (error: Error): never => {
      throw new Error(`Finishing the pages failed in step "${name}"${place}: ${error.message}`, { cause: error });
    };
    try {
      const { edit, end } = await prepare(build);
      let changed = 0;
      for (const page of edit ? build.pages : []) {
        place = ` at ${page.route}`;
        const html = edit?.(page.html, page) ?? '';
        if (html !== page.html) changed += 1;
        page.html = html;
      }
      place = '';
      if (edit && !changed) throw new Error('It changed no page.');
      const ended = end?.().then((told) => told && log(`[finish] ${name}: ${told}`), fail);
      if (ended) ends.push(ended);
      // It is told below; until then, another step may fail first.
      ended?.catch(() => {});
    } catch (error) {
      fail(error as Error);
    }
  }
  await Promise.all(ends);
  await Promise.all(build.pages.filter((page) => page.html !== before.get(page)).map(writePage));
}
