/** What the code of a toolkit adds to that of the library alone. Lines are TypeScript and JavaScript at once. */
export type ToolkitCode = {
  id: string;
  /** Packages to install beside the library; every name is pinned in the samples of docs version 5. */
  packages: string[];
  /** Import lines of the component. */
  imports: string[];
  /** Stylesheets that the toolkit comes with. */
  styles: string[];
  /** Lines between the imports and the component. */
  setup: string[];
  /** Elements around the builder, outermost first: an opening and a closing tag each. */
  wrappers: [open: string, close: string][];
  /** Props of the builder, each a line of JSX. */
  props: string[];
  /** Class names that the builder gets, as an expression to be spread; with a toolkit that has its own. */
  classNames?: string;
  /** Further files, given a function that leaves types out of JavaScript. */
  files?: (type: (text: string) => string) => Record<string, string>;
};

const nothing = { packages: [], imports: [], styles: [], setup: [], wrappers: [], props: [] };

/** The code of a toolkit, from what it has beyond the library's own. */
export const toolkitCode = (code: Partial<ToolkitCode> & { id: string }): ToolkitCode => ({ ...nothing, ...code });
