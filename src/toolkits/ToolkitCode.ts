import namedControls5 from '!!source-files!./5/namedControls.tsx';
import namedControls8 from '!!source-files!./8/namedControls.tsx';
import { latestPins } from '@site/lines/latestPins';
import { nextPins } from '@site/lines/nextPins';
import { pinsOf } from './adapter';
import type { ReleaseId, ToolkitId } from './registry';
import type { Toolkit } from './toolkit';

/** Text of a file, in TypeScript and in JavaScript, as `!!source-files!` gives it. */
export type SourceFile = { ts: string; js: string };

/** What the shortest code of a toolkit adds to that of the library alone: a companion's wrapper, or controls where there is none. */
export type ShortPart = {
  /** Import lines of the toolkit's packages. */
  imports?: string[];
  /** What is imported from the library beside the builder, and of its types. */
  library?: string[];
  libraryTypes?: string[];
  /** Lines between the imports and the fields. */
  setup?: string[];
  /** Elements around the builder, outermost first. */
  wrappers?: [open: string, close: string][];
  /** Props of the builder. */
  props?: string[];
};

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
  /** Plugins of PostCSS that its stylesheets need. */
  postcss: string[];
  /** Lines between the imports and the component. */
  setup: string[];
  /** Elements around the builder, outermost first: an opening and a closing tag each. */
  wrappers: [open: string, close: string][];
  /** The module with the toolkit's controls, and the names of its exports. */
  controls: { from: string; elements: string; classnames?: string };
  /** The files that the demo runs, by their path below this folder and below `src/` of the project. */
  files: Record<string, SourceFile>;
  /**
   * The same for the shortest code, by the library's own API alone.
   * @param type gives a text that only TypeScript has
   * @param props names of the switches that the builder gets
   */
  short: (type: (text: string) => string, props: readonly string[]) => ShortPart;
};

type OwnPart = Partial<Pick<ToolkitCode, 'styles' | 'postcss' | 'setup'>> & {
  imports?: (release: ReleaseId) => string[];
  wrappers?: (release: ReleaseId) => ToolkitCode['wrappers'];
  /** `from` below the release's folder in `src/`, where it is not `controls` of the toolkit's own. */
  controls: Omit<ToolkitCode['controls'], 'from'> & { from?: string };
  /** Files of every release, by their path below the toolkit's folder. */
  files?: Record<string, SourceFile>;
  /** Files of one release that several toolkits share, by their path below `src/toolkits/`. */
  shared?: Partial<Record<ReleaseId, Record<string, SourceFile>>>;
  /** Files of one release, by their path below its folder in the toolkit's. */
  ofRelease: Partial<Record<ReleaseId, Record<string, SourceFile>>>;
  short: (release: ReleaseId, ...of: Parameters<ToolkitCode['short']>) => ShortPart;
};

const inFolder = (folder: string, files: Record<string, SourceFile>) =>
  Object.fromEntries(Object.entries(files).map(([name, file]) => [`${folder}/${name}`, file]));

const pins: Record<ReleaseId, Record<string, string>> = { 5: latestPins, 8: nextPins };
const namedControls: Record<ReleaseId, SourceFile> = { 5: namedControls5, 8: namedControls8 };

/** The code of a toolkit for each release that the demo runs it with, from what it has beyond the library's own. */
export function toolkitCodes(
  id: ToolkitId,
  toolkit: Toolkit,
  { imports = () => [], wrappers = () => [], controls, files = {}, shared = {}, ofRelease, short, ...own }: OwnPart,
): Partial<Record<ReleaseId, ToolkitCode>> {
  const codes = (Object.keys(ofRelease) as ReleaseId[]).map((release): [ReleaseId, ToolkitCode] => [
    release,
    {
      id,
      release,
      packages: pinsOf(toolkit.packages[release], pins[release]),
      imports: imports(release),
      styles: [],
      postcss: [],
      setup: [],
      wrappers: wrappers(release),
      ...own,
      controls: { ...controls, from: controls.from ? `./${release}/${controls.from}` : `./${id}/${release}/controls` },
      files: {
        [`${release}/namedControls.tsx`]: namedControls[release],
        ...shared[release],
        ...inFolder(id, files),
        ...inFolder(`${id}/${release}`, ofRelease[release] ?? {}),
      },
      short: (...of) => short(release, ...of),
    },
  ]);
  return Object.fromEntries(codes);
}
