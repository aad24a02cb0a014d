import type { ThemeConfig } from '@docusaurus/preset-classic';
import { nextLine } from '../lines/registry';

export const announcementBar = {
  id: 'react-19-next',
  /** Text with links; a page of this site begins with `/`, and is checked like any other link. */
  content: `On React 19? Read the <a href="${nextLine.path}/intro">${nextLine.label}</a> docs, of release ${nextLine.major}.`,
  backgroundColor: '#1d2b53',
  textColor: '#ffffff',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
