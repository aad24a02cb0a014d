import type { ThemeConfig } from '@docusaurus/preset-classic';
import { addresses } from './addresses';

export const navbar = {
  title: 'React Query Builder',
  hideOnScroll: true,
  logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
  items: [
    { type: 'doc', docId: 'intro', label: 'Docs', position: 'left' },
    { to: '/demo', label: 'Demo', position: 'left' },
    { type: 'docsVersionDropdown', position: 'right' },
    { href: addresses.repository, label: 'GitHub', position: 'right' },
    { href: addresses.chat, label: 'Discord', position: 'right' },
  ],
} satisfies ThemeConfig['navbar'];
