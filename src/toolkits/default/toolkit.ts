import type { Toolkit } from '../toolkit';

export const toolkit: Toolkit = {
  packages: { 5: [], 8: [] },
  styles: [],
  marks: [],
  driver: {},
  budget: 200_000,
  lateBudget: 55_000,
};
