import type { Toolkit } from '../toolkit';

export const toolkit: Toolkit = {
  packages: {
    5: ['@react-querybuilder/antd', 'antd', '@ant-design/icons', 'dayjs'],
    8: ['@react-querybuilder/antd', 'antd', '@ant-design/icons', 'dayjs'],
  },
  styles: [],
};
