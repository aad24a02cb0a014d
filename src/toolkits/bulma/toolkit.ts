import type { Toolkit } from '../toolkit';

export const toolkit: Toolkit = {
  packages: { 5: ['bulma'], 8: ['bulma'] },
  styles: [{ file: 'bulma/css/bulma.css', modeAttribute: 'data-theme', modeClasses: ['.theme-dark', '.theme-light'] }],
};
