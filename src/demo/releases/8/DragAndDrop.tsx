import { LoadState } from '@site/src/components/LoadState';
import { useLoadedPart } from '@site/src/components/useLoadedPart';
import type { ComponentProps, ReactElement } from 'react';
import type { Controls } from 'react-querybuilder';
import { QueryBuilderDnD } from 'samples-next/dnd';
import type { Choices, Options } from '../DemoRelease';
import { choiceTable } from './choiceTable';

const { byDefault } = choiceTable.dragAdapter;

type Props = { children: ReactElement; controls?: Partial<Controls>; options: Options; choices: Choices };

const adapters: Record<string, () => Promise<{ dnd: ComponentProps<typeof QueryBuilderDnD>['dnd'] }>> = {
  'react-dnd': () => import('./dnd/reactDnd'),
  'dnd-kit': () => import('./dnd/dndKit'),
  'pragmatic-dnd': () => import('./dnd/pragmaticDnd'),
};

/** Wraps the builder so that rules and groups can be dragged, once the library that drags is there. */
export function DragAndDrop({ children, controls, options, choices: { dragAdapter: id = byDefault } }: Props) {
  const { part, ...loading } = useLoadedPart(adapters[id] as (typeof adapters)[string]);
  if (!part)
    return (
      <>
        {children}
        <LoadState {...loading} />
      </>
    );
  return (
    <QueryBuilderDnD
      key={id}
      dnd={part.dnd}
      controlElements={controls as object}
      hideDefaultDragPreview={Boolean(options.hideDefaultDragPreview)}
      updateWhileDragging={Boolean(options.updateWhileDragging)}
    >
      {children}
    </QueryBuilderDnD>
  );
}
