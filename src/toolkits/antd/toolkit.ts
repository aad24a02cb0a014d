import type { Toolkit } from '../toolkit';

export const toolkit: Toolkit = {
  packages: {
    5: ['@react-querybuilder/antd', 'antd', '@ant-design/icons', 'dayjs'],
    8: ['@react-querybuilder/antd', 'antd', '@ant-design/icons', 'dayjs'],
  },
  styles: [],
  marks: ['ant-btn'],
  driver: {
    storesNumbers: true,
    parts: '.ant-select-selector, .ant-picker, .ant-checkbox-inner, .ant-radio-inner',
    list: {
      popup: '.ant-select-dropdown',
      option: '.ant-select-item-option',
      active: 'ant-select-item-option-active',
    },
    calendar: { input: '.ant-picker input', popup: '.ant-picker-dropdown:not(.ant-picker-dropdown-hidden)' },
  },
  firstLoad: 466_000,
  lateLoad: 57_900,
};
