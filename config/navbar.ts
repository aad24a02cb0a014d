import type { ThemeConfig } from '@docusaurus/preset-classic';
import { documentedLines, latest } from '../lines/lines';
import { toolkits } from '../src/toolkits/registry';
import { addresses } from './addresses';

const ofDemo = new Set<string>(toolkits.flatMap(({ releases }) => releases));
/** Releases of the demo by the docs version that is about each, but for the one that the demo opens in by itself. */
const releases = Object.fromEntries(
  documentedLines().flatMap(({ id, major }) => (id !== latest && ofDemo.has(major) ? [[id, major]] : [])),
);

export const navbar = {
  title: 'React Query Builder',
  hideOnScroll: true,
  logo: { alt: '', src: 'img/logo.svg', width: 32, height: 32 },
  items: [
    // The attribute is for plugins/first-view, which leads to the version that was chosen before.
    { type: 'doc', docId: 'intro', label: 'Docs', position: 'left', 'data-docs': '' },
    { type: 'custom-demo', to: '/demo', label: 'Demo', position: 'left', releases },
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsAfter: [{ to: '/upgrade', label: 'Upgrade assistant' }],
    },
    { href: addresses.repository, label: 'GitHub', position: 'right' },
    { href: addresses.chat, label: 'Discord', position: 'right' },
  ],
} satisfies ThemeConfig['navbar'];
