import type { Toolkit } from '../toolkit';

export const toolkit: Toolkit = {
  packages: { 5: [], 8: [] },
  styles: [],
  marks: [],
  driver: {},
  firstLoad: 192_300,
  lateLoad: 53_000,
};
