import type { Toolkit } from '../toolkit';

export const toolkit: Toolkit = {
  packages: { 5: ['bulma'], 8: ['bulma'] },
  styles: [{ file: 'bulma/css/bulma.css', modeAttribute: 'data-theme', modeClasses: ['.theme-dark', '.theme-light'] }],
  marks: ['--bulma-'],
  driver: {},
  firstLoad: 197_300,
  lateLoad: 53_500,
};
