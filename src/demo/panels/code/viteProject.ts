export type Flavour = 'ts' | 'js';
/** File contents by path. */
export type Files = Record<string, string>;

/** What the project is built with; generate.test.ts compares it with what this site has installed. */
export const tools = {
  react: '18.3.1',
  'react-dom': '18.3.1',
  '@vitejs/plugin-react': '4.7.0',
  vite: '7.3.8',
  typescript: '5.9.3',
  '@types/react': '18.3.31',
  '@types/react-dom': '18.3.7',
  '@types/json-logic-js': '2.0.8',
};

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`;
const pick = (names: (keyof typeof tools)[]) => Object.fromEntries(names.map((name) => [name, tools[name]]));

/**
 * Companions of release 8 that ask npm for a library of their own number, where another is installed: without an override,
 * npm refuses to install them (docs/compat.mdx, “Releases that fit”).
 * @param dependencies packages with their exact versions
 */
export const unfitCompanions = (dependencies: Record<string, string>): string[] => {
  const library = dependencies['react-querybuilder'] ?? '';
  return Object.keys(dependencies).filter(
    (name) => /^8\./.test(library) && name.startsWith('@react-querybuilder/') && dependencies[name] !== library,
  );
};

type Parts = {
  name: string;
  /** Packages beside React, with their versions, or with another React and its types. */
  dependencies: Record<string, string>;
  /** Types of packages that come without them. */
  types?: (keyof typeof tools)[];
  /** Plugins of PostCSS. */
  postcss?: string[];
  flavour: Flavour;
  /** Files of `src/`, among them one that exports `App`. */
  sources: Files;
};

/** A whole Vite project around a component. */
export function viteProject({ name, dependencies, types = [], postcss = [], flavour, sources }: Parts): Files {
  const isTs = flavour === 'ts';
  const overrides = unfitCompanions(dependencies).map((companion) => [
    companion,
    { 'react-querybuilder': '$react-querybuilder' },
  ]);
  return {
    'package.json': json({
      name,
      private: true,
      type: 'module',
      scripts: {
        dev: 'vite',
        start: 'vite',
        ...(isTs && { check: 'tsc' }),
        build: isTs ? 'tsc && vite build' : 'vite build',
      },
      dependencies: { ...pick(['react', 'react-dom']), ...dependencies },
      devDependencies: pick(
        [
          '@vitejs/plugin-react',
          'vite',
          ...(isTs ? (['typescript', '@types/react', '@types/react-dom', ...types] as const) : []),
        ].filter((name) => !(name in dependencies)) as (keyof typeof tools)[],
      ),
      ...(overrides.length > 0 && { overrides: Object.fromEntries(overrides) }),
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
    ...(postcss.length > 0 && {
      'postcss.config.js': `export default { plugins: { ${postcss.map((plugin) => `'${plugin}': {}`).join(', ')} } };
`,
    }),
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
    ...Object.fromEntries(Object.entries(sources).map(([file, text]) => [`src/${file}`, text])),
  };
}
