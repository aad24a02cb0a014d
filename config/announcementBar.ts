import type { ThemeConfig } from '@docusaurus/preset-classic';
import { env } from './env';

export const announcementBar = {
  id: 'next-documents-8',
  content: `The <a href="${env.baseUrl}docs/next/intro">Next</a> documentation describes release 8.`,
  backgroundColor: '#1d2b53',
  textColor: '#ffffff',
  isCloseable: true,
} satisfies ThemeConfig['announcementBar'];
