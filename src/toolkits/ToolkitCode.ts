import type { ReleaseId } from './registry';

/** Text of a file, in TypeScript and in JavaScript, as `!!source-files!` gives it. */
export type SourceFile = { ts: string; js: string };

/** What the code of a toolkit adds to that of the library alone. Lines are TypeScript and JavaScript at once. */
export type ToolkitCode = {
  id: string;
  release: ReleaseId;
  /** Packages to install, the library first, with their pinned versions. */
  packages: Record<string, string>;
  /** Import lines of the component, for what the wrappers and the setup name; those of packages first. */
  imports: string[];
  /** Stylesheets that the toolkit's packages come with. */
  styles: string[];
  /** Lines between the imports and the component. */
  setup: string[];
  /** Elements around the builder, outermost first: an opening and a closing tag each. */
  wrappers: [open: string, close: string][];
  /** The module with the toolkit's controls, and the names of its exports. */
  controls: { from: string; elements: string; classnames?: string };
  /** The files that the demo runs, by their path below this folder and below `src/` of the project. */
  files: Record<string, SourceFile>;
};

type OwnPart = Partial<ToolkitCode> & Pick<ToolkitCode, 'id' | 'release' | 'packages' | 'controls' | 'files'>;

/** The code of a toolkit, from what it has beyond the library's own. */
export const toolkitCode = (code: OwnPart): ToolkitCode => ({
  imports: [],
  styles: [],
  setup: [],
  wrappers: [],
  ...code,
});
