import type { Toolkit } from '../toolkit';

export const toolkit: Toolkit = {
  packages: {
    5: ['@react-querybuilder/material', '@mui/material', '@mui/icons-material', '@emotion/react', '@emotion/styled'],
    8: ['@react-querybuilder/material', '@mui/material', '@mui/icons-material', '@emotion/react', '@emotion/styled'],
  },
  styles: [],
  // In quotes, as in MUI's own code: a docs page that shows a sample for MUI is fetched ahead.
  marks: ['"MuiButton"', 'data-emotion'],
  driver: {
    list: { popup: '[role=presentation] [role=listbox]', option: 'li[role=option]' },
    parts: '.MuiInput-root, .MuiSwitch-track, .MuiCheckbox-root svg, .MuiRadio-root svg',
  },
  firstLoad: 255_800,
  lateLoad: 59_200,
};
