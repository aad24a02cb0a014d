import type { Toolkit } from '../toolkit';

/** React Aria has no styles of its own. */
export const toolkit: Toolkit = { packages: { 8: ['react-aria-components'] }, styles: [] };
