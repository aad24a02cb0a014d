import type { LoadContext, Plugin } from '@docusaurus/types';
import { bundledScript } from '../inlineScript';

/**
 * Closes the announcement at once, also before the page is live, and forgets that it was closed before the page is painted
 * when its id has changed. Stock Docusaurus forgets it only after hydration, when its style sheet has already hidden the
 * bar for this visit; and would show a bar again that was closed before hydration.
 */
export default function earlyAnnouncement({ siteConfig }: LoadContext): Plugin {
  const id = (siteConfig.themeConfig.announcementBar as { id: string } | undefined)?.id;
  if (id === undefined) return { name: 'early-announcement' };
  return {
    name: 'early-announcement',
    injectHtmlTags: () => ({
      headTags: [{ tagName: 'script', innerHTML: bundledScript(new URL('./page.ts', import.meta.url), { ID: id }) }],
    }),
  };
}
