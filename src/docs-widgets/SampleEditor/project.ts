import { type Files, viteProject } from '@site/src/demo/panels/code/viteProject';
import type { LineRuntime } from '@site/src/sandbox/manifest';
import type { Program } from '@site/src/sandbox/page/runner';

const packageOf = (name: string) => /^(@[^/]+\/[^/]+|[^/]+)/.exec(name)?.[0] as string;

/** A Vite project around a sample: a component is shown, and other code prints into the browser's console. */
export function sampleProject({ file, text, beside }: Program, { pins, instead }: LineRuntime): Files {
  const isComponent = file.endsWith('.tsx');
  const bare = file.replace(/\.tsx?$/, '');
  const imported = [text, ...Object.values(beside)].flatMap((source) =>
    [...source.matchAll(/(?:\bfrom|^import) '([^'.][^']*)'/gm)].map(([, name]) => packageOf(name as string)),
  );
  const dependencies = Object.fromEntries(
    // What is newer than on the page asks for each other.
    [...new Set([...imported, ...Object.keys(instead)])]
      .sort()
      .flatMap((name) => (Object.hasOwn(pins, name) ? [[name, pins[name] as string]] : [])),
  );
  /** Where a file stands that the sample imports: as beside the sample, so that what it imports is found. */
  const placeOf = (name: string) => new URL(name, `file:///samples/${file}`).pathname.slice(1);
  return viteProject({
    name: bare.split('/').pop() ?? bare,
    dependencies,
    flavour: 'ts',
    sources: {
      [`samples/${file}`]: text,
      ...Object.fromEntries(Object.entries(beside).map(([name, source]) => [`${placeOf(name)}.ts`, source])),
      'App.tsx': isComponent
        ? `export { default as App } from './samples/${bare}';\n`
        : `import './samples/${bare}';\n\nexport const App = () => <p>The output is in the browser's console.</p>;\n`,
    },
  });
}
