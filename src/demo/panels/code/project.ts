import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import type { DemoState } from '../../store/state';
import { componentFiles, type Files, type Flavour } from './generate';
import { dragCode, releaseCodes } from './releaseCodes';

/** What the project is built with; code.test.ts compares it with what this site has installed. */
export const tools = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@vitejs/plugin-react': '4.7.0',
  vite: '7.3.8',
  typescript: '5.9.3',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const pick = (names: (keyof typeof tools)[]) => Object.fromEntries(names.map((name) => [name, tools[name]]));

/** The library, what the toolkit needs, and drag-and-drop if it is on, each with the version it is pinned to. */
export function libraryPackages(state: DemoState, toolkit: ToolkitCode): Record<string, string> {
  const { pins } = releaseCodes[toolkit.release];
  const names = dragCode(state, toolkit.release)?.packages ?? [];
  return { ...toolkit.packages, ...Object.fromEntries(names.map((name) => [name, pins[name] as string])) };
}

/** The command that installs what the component imports. */
export const installCommand = (state: DemoState, toolkit: ToolkitCode): string =>
  `npm install ${Object.entries(libraryPackages(state, toolkit))
    .map(([name, version]) => `${name}@${version}`)
    .join(' ')}`;

/** A whole Vite project around the component. */
export function projectFiles(state: DemoState, toolkit: ToolkitCode, flavour: Flavour): Files {
  const isTs = flavour === 'ts';
  const source = Object.entries(componentFiles(state, toolkit, flavour)).map(([name, text]) => [`src/${name}`, text]);
  return {
    'package.json': json({
      name: `query-builder-${toolkit.id}`,
      private: true,
      type: 'module',
      scripts: {
        dev: 'vite',
        start: 'vite',
        ...(isTs && { check: 'tsc' }),
        build: isTs ? 'tsc && vite build' : 'vite build',
      },
      dependencies: { ...pick(['react', 'react-dom']), ...libraryPackages(state, toolkit) },
      devDependencies: pick([
        '@vitejs/plugin-react',
        'vite',
        ...(isTs ? (['typescript', '@types/react', '@types/react-dom'] as const) : []),
      ]),
    }),
    'index.html': `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    <title>Query builder</title>
  </head>
  <body>
    <div id="root"></div>
    <script type="module" src="/src/main.${flavour}x"></script>
  </body>
</html>
`,
    'vite.config.js': `import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

export default defineConfig({ plugins: [react()] });
`,
    ...(isTs && {
      'tsconfig.json': json({
        compilerOptions: {
          target: 'ES2022',
          lib: ['ES2023', 'DOM', 'DOM.Iterable'],
          module: 'ESNext',
          moduleResolution: 'Bundler',
          jsx: 'react-jsx',
          strict: true,
          noEmit: true,
          skipLibCheck: true,
          types: ['vite/client'],
        },
        include: ['src'],
      }),
    }),
    'src/page.css': `/* What is around the builder; a toolkit's own stylesheet may say otherwise. */
body {
  margin: 1rem;
  color: #1c2138;
  font-family: system-ui, sans-serif;
  line-height: 1.65;
}
pre {
  white-space: pre-wrap;
  overflow-wrap: anywhere;
}
`,
    [`src/main.${flavour}x`]: `import './page.css';
import { createRoot } from 'react-dom/client';
import { App } from './App';

createRoot(document.getElementById('root')${isTs ? ' as HTMLElement' : ''}).render(<App />);
`,
    ...Object.fromEntries(source),
  };
}
