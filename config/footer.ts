import type { ThemeConfig } from '@docusaurus/preset-classic';
import { addresses } from './addresses';
import { env } from './env';

export const footer = {
  style: 'dark',
  links: [
    {
      title: 'Docs',
      items: [
        { label: 'Getting started', to: '/docs/intro' },
        { label: 'Component API', to: '/docs/api/querybuilder' },
        { label: 'Tips & Tricks', to: '/docs/category/tips--tricks' },
      ],
    },
    { title: 'Demo', items: [{ label: 'Showcase', to: '/demo' }] },
    {
      title: 'Community',
      items: [
        { label: 'GitHub', href: addresses.repository },
        { label: 'Discord', href: addresses.chat },
      ],
    },
    {
      title: 'Packages',
      items: [
        { label: 'npm package', href: addresses.packagePage },
        { label: 'npm organisation', href: addresses.organisationPage },
      ],
    },
  ],
  copyright: `Copyright © 2023 React Query Builder contributors · <a href="${env.baseUrl}third-party-notices.txt">Third-party notices</a>`,
} satisfies ThemeConfig['footer'];
