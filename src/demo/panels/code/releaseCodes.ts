import dragAndDropOf5 from '!!source-files!../../releases/5/DragAndDrop.tsx';
import dragAndDropOf8 from '!!source-files!../../releases/8/DragAndDrop.tsx';
import dndKitOf8 from '!!source-files!../../releases/8/dnd/dndKit.tsx';
import pragmaticDndOf8 from '!!source-files!../../releases/8/dnd/pragmaticDnd.tsx';
import { latestPins } from '@site/lines/latestPins';
import { nextPins } from '@site/lines/nextPins';
import type { SourceFile } from '@site/src/toolkits/ToolkitCode';
import type { ReleaseId } from '../../releases/DemoRelease';
import type { DemoState } from '../../store/state';

/** What the code for one release has that another's has not. */
export type ReleaseCode = {
  /** Packages with the releases that its line is pinned to. */
  pins: Record<string, string>;
  /** What makes rules draggable, by the library that drags; the first one is the default. */
  dragAndDrop: Record<string, { file: SourceFile; packages: string[] }>;
  /** The toolkit's controls have a rule of their own, which the builder must not be given itself: no rule could be dragged. */
  hasRule: boolean;
  /** How the query is stored: a setter itself, unless the release's types refuse it. */
  onQueryChange: string;
};

const reactDnd = ['@react-querybuilder/dnd', 'react-dnd', 'react-dnd-html5-backend', 'react-dnd-touch-backend'];

export const releaseCodes: Record<ReleaseId, ReleaseCode> = {
  5: {
    pins: latestPins,
    dragAndDrop: { 'react-dnd': { file: dragAndDropOf5, packages: reactDnd } },
    hasRule: false,
    onQueryChange: '(next) => setQuery(next)',
  },
  8: {
    pins: nextPins,
    dragAndDrop: {
      'react-dnd': { file: dragAndDropOf8, packages: reactDnd },
      'dnd-kit': { file: dndKitOf8, packages: ['@react-querybuilder/dnd', '@dnd-kit/core'] },
      'pragmatic-dnd': {
        file: pragmaticDndOf8,
        packages: ['@react-querybuilder/dnd', '@atlaskit/pragmatic-drag-and-drop'],
      },
    },
    hasRule: true,
    onQueryChange: 'setQuery',
  },
};

/** What makes rules draggable in the code, if they are. */
export function dragCode({ options, choices }: Pick<DemoState, 'options' | 'choices'>, release: ReleaseId) {
  const { dragAndDrop } = releaseCodes[release];
  return options.enableDragAndDrop
    ? (dragAndDrop[choices.dragAdapter ?? ''] ?? Object.values(dragAndDrop)[0])
    : undefined;
}
