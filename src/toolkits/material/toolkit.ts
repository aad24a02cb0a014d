import type { Toolkit } from '../toolkit';

export const toolkit: Toolkit = {
  packages: {
    5: ['@react-querybuilder/material', '@mui/material', '@mui/icons-material', '@emotion/react', '@emotion/styled'],
    8: ['@react-querybuilder/material', '@mui/material', '@mui/icons-material', '@emotion/react', '@emotion/styled'],
  },
  styles: [],
  provider: {
    importLine: `import { QueryBuilderMaterial } from '@react-querybuilder/material';`,
    open: '<QueryBuilderMaterial>',
    close: '</QueryBuilderMaterial>',
  },
};
