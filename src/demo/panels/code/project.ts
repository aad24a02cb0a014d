import type { PackedTable } from '@site/src/dataset/packedTable';
import { engineWith } from '@site/src/engines/registry';
import { allowCommand } from '@site/src/toolkits/allowCommand';
import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import type { DemoState } from '../../store/state';
import { componentFiles } from './generate';
import { dragCode, releaseCodes } from './releaseCodes';
import { rowsFile } from './rowsFile';
import { shortFile } from './shortCode';
import { type Files, type Flavour, unfitCompanions, viteProject } from './viteProject';

/**
 * The library, what the toolkit needs, drag-and-drop if it is on, and what selects rows if there are any, each with the version
 * it is pinned to.
 */
export function libraryPackages(state: DemoState, toolkit: ToolkitCode, withRows = false): Record<string, string> {
  const { pins } = releaseCodes[toolkit.release];
  const names = dragCode(state, toolkit.release)?.packages ?? [];
  return {
    ...toolkit.packages,
    ...Object.fromEntries(names.map((name) => [name, pins[name] as string])),
    ...(withRows && engineWith('jsonlogic').packages),
  };
}

/** The commands that install what the component imports: what npm would refuse is allowed before. */
export function installCommand(state: DemoState, toolkit: ToolkitCode, withRows = false): string {
  const packages = libraryPackages(state, toolkit, withRows);
  const named = Object.entries(packages).map(([name, version]) => `${name}@${version}`);
  return [
    ...unfitCompanions(packages).map((name) => allowCommand(name, packages['react-querybuilder'] as string)),
    `npm install ${named.join(' ')}`,
  ].join('\n');
}

/** The same for the shortest code, in which nothing can be dragged. */
const undragged = (state: DemoState): DemoState => ({
  ...state,
  options: { ...state.options, enableDragAndDrop: false },
});

/** The shortest code: its file, the command that installs what it imports, and a whole Vite project around it. */
export function shortProject(state: DemoState, toolkit: ToolkitCode, flavour: Flavour) {
  const sources = shortFile(state, toolkit, flavour);
  const dependencies = libraryPackages(undragged(state), toolkit);
  return {
    files: sources,
    install: installCommand(undragged(state), toolkit),
    project: (_rows?: PackedTable) =>
      viteProject({ name: `query-builder-${toolkit.id}`, dependencies, postcss: toolkit.postcss, flavour, sources }),
  };
}

/**
 * A whole Vite project around the demo's component.
 * @param rows the visitor's own, if they are to go with it
 */
export const projectFiles = (state: DemoState, toolkit: ToolkitCode, flavour: Flavour, rows?: PackedTable): Files =>
  viteProject({
    name: `query-builder-${toolkit.id}`,
    dependencies: libraryPackages(state, toolkit, rows !== undefined),
    postcss: toolkit.postcss,
    types: rows ? ['@types/json-logic-js'] : [],
    flavour,
    sources: {
      ...componentFiles(state, toolkit, flavour, rows !== undefined),
      ...(rows && { 'rows.json': rowsFile(rows) }),
    },
  });
