import type { ToolkitCode } from '@site/src/toolkits/ToolkitCode';
import type { DemoState } from '../../store/state';
import { componentFiles } from './generate';
import { dragCode, releaseCodes } from './releaseCodes';
import { type Files, type Flavour, viteProject } from './viteProject';

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

/** A whole Vite project around the demo's component. */
export const projectFiles = (state: DemoState, toolkit: ToolkitCode, flavour: Flavour): Files =>
  viteProject({
    name: `query-builder-${toolkit.id}`,
    dependencies: libraryPackages(state, toolkit),
    flavour,
    sources: componentFiles(state, toolkit, flavour),
  });
