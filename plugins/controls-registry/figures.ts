import { readFileSync } from 'node:fs';
import type { ToolkitId } from '../../src/toolkits/registry';

/** What the docs page of a toolkit says of its controls. */
export type ControlsFigures = {
  /** Files and their bytes, below `r/code/`. */
  files: [path: string, bytes: number][];
  /** Bytes (brotli) of script that controls and toolkit add to a builder alone. */
  added: number;
  /** Companions that npm installs beside this library only where the project allows it. */
  overrides: string[];
};

/** The figures of every toolkit, once a build has made them. */
export const controlsFigures = (): Record<ToolkitId, ControlsFigures> =>
  JSON.parse(readFileSync('.docusaurus/controls-registry/default/figures.json', 'utf8'));
