import type { LoadContext, Plugin } from '@docusaurus/types';

/**
 * Forgets a dismissed announcement before the page is painted when the announcement's id has changed. Stock Docusaurus
 * forgets it only after hydration, when its style sheet has already hidden the bar for this visit; and would show a bar
 * again that was dismissed before hydration, as plugins/first-view lets a visitor do.
 */
export default function announcementReset({ siteConfig }: LoadContext): Plugin {
  const id = (siteConfig.themeConfig.announcementBar as { id: string } | undefined)?.id;
  if (id === undefined) return { name: 'announcement-reset' };
  const script = `try{if(localStorage.getItem('docusaurus.announcement.id')!==${JSON.stringify(id)}){localStorage.setItem('docusaurus.announcement.dismiss','false');localStorage.setItem('docusaurus.announcement.id',${JSON.stringify(id)})}}catch{}`;
  return {
    name: 'announcement-reset',
    injectHtmlTags: () => ({ headTags: [{ tagName: 'script', innerHTML: script }] }),
  };
}
