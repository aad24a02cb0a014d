import { nextLine } from '@site/lines/registry';
import { expect, test } from 'vitest';
import { sampleProject } from './project';

const { release } = nextLine;
const runtime = {
  release,
  pins: { 'react-querybuilder': release, antd: '5.0.0', 'samples-v5': 'file:.' },
  instead: {},
  api: {},
  modules: {},
  types: { compiler: '', declarations: '', bytes: 0 },
  samples: {},
};

test('a component is shown, with the pinned packages that it imports, and what stands beside it', () => {
  const files = sampleProject(
    {
      file: 'recipes/a.tsx',
      text: "import { QueryBuilder } from 'react-querybuilder';\nimport { b } from '../brief';\nimport 'react-querybuilder/dist/query-builder.css';\n",
      beside: { '../brief': 'export const b = 1;' },
    },
    runtime,
  );
  expect(JSON.parse(files['package.json'] ?? '')).toMatchObject({
    name: 'a',
    dependencies: { 'react-querybuilder': release, react: expect.any(String) },
  });
  expect(files['package.json']).not.toContain('antd');
  expect(files['src/samples/recipes/a.tsx']).toContain('QueryBuilder');
  expect(files['src/samples/brief.ts']).toBe('export const b = 1;');
  expect(files['src/App.tsx']).toBe("export { default as App } from './samples/recipes/a';\n");
});
test('code that prints is run for its output', () =>
  expect(sampleProject({ file: 'a.ts', text: 'console.log(1)', beside: {} }, runtime)['src/App.tsx']).toMatch(
    /^import '\.\/samples\/a';/,
  ));
