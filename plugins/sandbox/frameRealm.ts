import { Script } from 'node:vm';
import { buildSync } from 'esbuild';
import { JSDOM } from 'jsdom';
import { compile } from '../../src/sandbox/compile/compile';
import type { mountComponent as Mount } from '../../src/sandbox/frame/mount';
import type { createProgram as Create } from '../../src/sandbox/frame/program';
import { filesFor } from '../../src/sandbox/manifest';
import type { Report } from '../../src/sandbox/messages';
import { type Bundles, loose } from './bundles';
import type { EditableSample } from './samples';

/** The frame's own code, for a document without a browser. */
const frameCode = new Script(
  buildSync({
    stdin: {
      contents: "export { createProgram } from './program'; export { mountComponent } from './mount';",
      resolveDir: 'src/sandbox/frame',
    },
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'frame',
    target: 'es2022',
    define: { 'process.env.NODE_ENV': '"production"' },
  }).outputFiles[0]?.text ?? '',
);

const scripts = new Map<string, Script>();
/** A script is read once, however many documents run it. */
function scriptOf(code: string): Script {
  const known = scripts.get(code) ?? new Script(code);
  scripts.set(code, known);
  return known;
}

type FrameWindow = Window & { frame: { createProgram: typeof Create; mountComponent: typeof Mount } };

/**
 * What jsdom lacks of what component libraries ask for when they mount; and a clock that counts how often it is asked, a
 * tenth of a millisecond each time, so that a slow machine ends no sample and a loop without an end is still stopped.
 */
const lacking = new Script(`
  let asked = 0;
  performance.now = () => (asked += 1) / 10;
  window.matchMedia ??= (media) => ({ media, matches: false, addListener() {}, removeListener() {}, addEventListener() {}, removeEventListener() {} });
  window.ResizeObserver ??= class { observe() {} unobserve() {} disconnect() {} };
  window.IntersectionObserver ??= class { observe() {} unobserve() {} disconnect() {} };
  window.MessageChannel = class {
    port1 = { onmessage: undefined };
    port2 = { postMessage: () => setTimeout(() => this.port1.onmessage?.({})) };
  };
  window.structuredClone ??= (value) => {
    if (value instanceof Date) return new Date(value);
    if (Array.isArray(value)) return value.map(structuredClone);
    if (typeof value !== 'object' || value === null) return value;
    return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, structuredClone(inner)]));
  };
`);

/** A document without a browser, with the frame's own code. */
function createRealm() {
  const dom = new JSDOM('<!doctype html><div id="root"></div>', {
    runScripts: 'outside-only',
    pretendToBeVisual: true,
    url: 'https://frame.invalid/',
  });
  const context = dom.getInternalVMContext();
  const evaluate = (script: Script) => script.runInContext(context);
  evaluate(lacking);
  Object.assign(dom.window, { Request, Response });
  evaluate(frameCode);
  const window = dom.window as unknown as FrameWindow & { console: Console };
  const root = dom.window.document.getElementById('root') as HTMLElement;
  return { window, evaluate, root, close: () => dom.window.close() };
}

/**
 * Runs a sample by the editor's own way: compiled, guarded, with the packages of the line's runtime, in a document of its own.
 * @returns what it reported; `html`, which gives what the document shows at that moment; and `close`, which ends it
 */
export async function runInRealm(name: string, { text, beside }: EditableSample, { manifest, files }: Bundles) {
  const compiled = (from: string, file: string) => {
    const made = compile(from, file);
    if ('refused' in made) throw new Error(`${file}: ${JSON.stringify(made.refused)}`);
    return made;
  };
  const entry = compiled(text, name);
  const others = Object.entries(beside).map(([at, from]) => [at, compiled(from, `${at}.ts`)] as const);
  const { window, evaluate, root, close } = createRealm();
  const { frame, console } = window;
  const reports: Report[] = [];
  const program = frame.createProgram(
    async (code) => evaluate(code.length > 20_000 ? scriptOf(code) : new Script(code)),
    (report) => void reports.push(report),
    () => {},
    (component, require) => frame.mountComponent(component, require, root, () => {}),
  );
  program.watchConsole(console);
  const imports = [...entry.imports, ...others.flatMap(([, made]) => made.imports)];
  for (const file of filesFor(['react', 'react/jsx-runtime', 'react-dom/client', ...imports], manifest)) {
    const names = Object.keys(manifest).filter((one) => manifest[one]?.file === file);
    await program.load(file, names, files[file] as string);
  }
  await program.run(name, entry.code, Object.fromEntries(others.map(([at, made]) => [at, made.code])));
  return { reports, html: () => root.innerHTML, close };
}

/** Draws a component sample as a bundler makes it of the same files, without the editor's compiler, guards and runtime. */
export async function renderBundled(name: string, bundle: Script) {
  const { window, evaluate, root, close } = createRealm();
  evaluate(bundle);
  const { require, samples } = (window as unknown as { bundled: Bundled }).bundled;
  await window.frame.mountComponent(samples[name]?.().default, require, root, () => {});
  return { html: () => root.innerHTML, close };
}
type Bundled = { require: (name: string) => unknown; samples: Record<string, () => { default: unknown }> };

/**
 * The component samples of a line, whole, by esbuild: each runs when it is asked for.
 * @param instead packages to take in place of others, such as another React
 */
export function bundleSamples(folder: string, names: string[], instead: Record<string, string>): Script {
  const each = (all: string[], entry: (name: string) => string) =>
    `{ ${all.map((name) => `${JSON.stringify(name)}: ${entry(name)}`).join(', ')} }`;
  const { outputFiles } = buildSync({
    stdin: {
      contents: `const modules = ${each(['react', 'react-dom/client'], (name) => `require('${name}')`)};
window.bundled = { require: (name) => modules[name], samples: ${each(names, (name) => `() => require('./${name}')`)} };`,
      resolveDir: folder,
    },
    bundle: true,
    write: false,
    outdir: 'out',
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    jsx: 'automatic',
    mainFields: ['module', 'main'],
    define: { 'process.env.NODE_ENV': '"production"' },
    loader: { '.css': 'empty', '.woff2': 'empty', '.woff': 'empty' },
    logLevel: 'error',
    alias: instead,
  });
  return new Script(loose(outputFiles[0]?.text ?? ''));
}
