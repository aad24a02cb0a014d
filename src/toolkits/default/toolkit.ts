import type { Toolkit } from '../toolkit';

export const toolkit: Toolkit = {
  packages: { 5: [], 8: [] },
  styles: [],
};
