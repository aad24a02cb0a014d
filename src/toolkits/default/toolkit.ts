import type { Toolkit } from '../toolkit';

export const toolkit: Toolkit = { packages: [], styles: [], marks: [], driver: {}, budget: 200_000 };
