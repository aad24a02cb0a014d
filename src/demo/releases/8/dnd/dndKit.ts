import * as DndKit from '@dnd-kit/core';
import { createDndKitAdapter } from 'samples-next/dnd-kit';

/** What drags: @dnd-kit/core, by mouse, finger and keyboard. */
export const dnd = createDndKitAdapter(DndKit);
