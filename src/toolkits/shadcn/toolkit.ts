import type { Toolkit } from '../toolkit';

/** shadcn/ui is code that a project owns, made of Radix and Tailwind, which reads the classes in it when a site is built. */
export const toolkit: Toolkit = { packages: { 8: ['radix-ui', 'tailwindcss', '@tailwindcss/postcss'] }, styles: [] };
