import { nextPins } from '@site/lines/nextPins';
import { type ControlProps, pinsOf, type ToolkitAdapter, Unthemed } from '../adapter';
import type { ToolkitId } from '../registry';
import type { Toolkit } from '../toolkit';

/** The demo of a toolkit with release 8, as `adapterOf` of `../adapter` makes that of release 5, which needs no pins of Next. */
export const adapterOf = (
  id: ToolkitId,
  release: '8',
  descriptor: Toolkit,
  controls: ControlProps['8'],
  Provider: ToolkitAdapter['Provider'] = Unthemed,
): ToolkitAdapter<'8'> => ({
  id,
  release,
  Provider,
  controls,
  packages: pinsOf(descriptor.packages[release], nextPins),
});
