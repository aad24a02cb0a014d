import type { Toolkit } from '../toolkit';

export const toolkit: Toolkit = {
  packages: { 5: ['@react-querybuilder/bootstrap', 'bootstrap'], 8: ['@react-querybuilder/bootstrap', 'bootstrap'] },
  styles: [
    {
      file: 'bootstrap/dist/css/bootstrap.css',
      companion: '@react-querybuilder/bootstrap',
      modeAttribute: 'data-bs-theme',
    },
  ],
};
