import dragAndDropOf5 from '!!source-files!../../releases/5/DragAndDrop.tsx';
import dragAndDropOf8 from '!!source-files!../../releases/8/DragAndDrop.tsx';
import { latestPins, nextPins } from '@site/lines/registry';
import type { SourceFile } from '@site/src/toolkits/ToolkitCode';
import type { ReleaseId } from '../../releases/DemoRelease';

/** What the code for one release has that another's has not. */
export type ReleaseCode = {
  /** Packages with the releases that its line is pinned to. */
  pins: Record<string, string>;
  dragAndDrop: {
    file: SourceFile;
    packages: string[];
    /** The toolkit's controls have a rule of their own, which the builder must not be given itself: no rule could be dragged. */
    hasRule: boolean;
  };
};

const reactDnd = ['@react-querybuilder/dnd', 'react-dnd', 'react-dnd-html5-backend', 'react-dnd-touch-backend'];

export const releaseCodes: Record<ReleaseId, ReleaseCode> = {
  5: { pins: latestPins, dragAndDrop: { file: dragAndDropOf5, packages: reactDnd, hasRule: false } },
  8: { pins: nextPins, dragAndDrop: { file: dragAndDropOf8, packages: reactDnd, hasRule: true } },
};
