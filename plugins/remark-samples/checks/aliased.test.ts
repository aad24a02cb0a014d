import path from 'node:path';
import { JSDOM } from 'jsdom';
import { build, type Rollup } from 'vite';
import { describe, expect, it, vi } from 'vitest';
import { nextLine } from '../../../lines/registry';

const folder = path.resolve(nextLine.samples, 'aliased');

/** Builds a sample with the configuration that its page shows, and mounts it in a window of its own. */
async function mount(name: string) {
  const entry = 'virtual:mount';
  const built = (await build({
    root: folder,
    configFile: path.join(folder, `${name}.vite.ts`),
    logLevel: 'error',
    esbuild: { jsx: 'automatic', jsxDev: false },
    define: { 'process.env.NODE_ENV': '"production"' },
    build: { write: false, minify: false, rollupOptions: { input: entry, output: { format: 'iife' } } },
    plugins: [
      {
        name: 'mount',
        resolveId: (id) => (id === entry ? path.join(folder, 'mount.js') : undefined),
        load: (id) =>
          id === path.join(folder, 'mount.js')
            ? `import { createElement } from 'react';
               import { createRoot } from 'react-dom/client';
               import Sample from './${name}.tsx';
               createRoot(document.getElementById('root')).render(createElement(Sample));`
            : undefined,
      },
    ],
  })) as Rollup.RollupOutput;
  const [{ code, moduleIds }] = built.output;
  const { window } = new JSDOM('<!doctype html><div id="root"></div>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    url: 'http://localhost/',
  });
  window.ResizeObserver = class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
  const complaints: string[] = [];
  for (const kind of ['error', 'warn'] as const)
    window.console[kind] = (...all: unknown[]) => void complaints.push(all.join(' '));
  window.addEventListener('error', ({ message }) => complaints.push(message));
  window.eval(code);
  const all = (testId: string) => [...window.document.querySelectorAll<HTMLElement>(`[data-testid="${testId}"]`)];
  await vi.waitFor(() => expect(all('rule-group')).toHaveLength(1));
  // Effects run after the next frame, and what is clicked before them is lost.
  for (const _ of [1, 2]) await new Promise((done) => window.requestAnimationFrame(() => window.setTimeout(done)));
  return { window, all, complaints, moduleIds };
}

const type = (window: JSDOM['window'], input: HTMLElement, value: string) => {
  // As a user does: React does not see a value that is set on the element.
  Object.getOwnPropertyDescriptor(window.HTMLInputElement.prototype, 'value')?.set?.call(input, value);
  input.dispatchEvent(new window.Event('input', { bubbles: true }));
};

describe('a sample that is built with an alias', () => {
  it('preact: a rule is added, moved, changed and removed, and React is not in the script', async () => {
    const { window, all, complaints, moduleIds } = await mount('preact');
    const text = () => window.document.querySelector('pre')?.textContent;
    expect(text()).toBe('title == "Jaws"');
    all('add-rule')[0]?.click();
    await vi.waitFor(() => expect(all('rule')).toHaveLength(2));
    type(window, all('value-editor')[1] as HTMLElement, 'Alien');
    await vi.waitFor(() => expect(text()).toBe('title == "Jaws" && title == "Alien"'));
    all('shift-actions')[1]?.querySelector('button')?.click();
    await vi.waitFor(() => expect(text()).toBe('title == "Alien" && title == "Jaws"'));
    const operators = all('operators')[0] as HTMLSelectElement;
    operators.value = '!=';
    operators.dispatchEvent(new window.Event('change', { bubbles: true }));
    await vi.waitFor(() => expect(text()).toBe('title != "Alien" && title == "Jaws"'));
    all('remove-rule')[0]?.click();
    await vi.waitFor(() => expect(text()).toBe('title == "Jaws"'));
    expect(complaints).toEqual([]);
    expect(moduleIds.filter((id) => /node_modules\/react(-dom)?\//.test(id))).toEqual([]);
    window.close();
  });

  it('native: a rule is added, moved, changed and removed, and lists are inputs for text', async () => {
    const { window, all, complaints } = await mount('native');
    const values = () => all('value-editor').map((editor) => (editor as HTMLInputElement).value);
    expect(all('fields').map(({ tagName }) => tagName)).toEqual(['INPUT']);
    all('add-rule')[0]?.click();
    await vi.waitFor(() => expect(all('rule')).toHaveLength(2));
    type(window, all('value-editor')[1] as HTMLElement, 'Alien');
    await vi.waitFor(() => expect(values()).toEqual(['Jaws', 'Alien']));
    all('shift-actions')[1]?.querySelector<HTMLElement>('[role="button"]')?.click();
    await vi.waitFor(() => expect(values()).toEqual(['Alien', 'Jaws']));
    all('remove-rule')[0]?.click();
    await vi.waitFor(() => expect(values()).toEqual(['Jaws']));
    expect(complaints).toEqual([]);
    window.close();
  });
});
