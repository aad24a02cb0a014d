import type { ThemeConfig } from '@docusaurus/preset-classic';
import { env } from './env';

export const announcementBar = {
  id: 'react-19-next',
  content: `On React 19? Read the <a href="${env.baseUrl}docs/next/intro">Next</a> docs, of release 8.`,
  backgroundColor: '#1d2b53',
  textColor: '#ffffff',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
