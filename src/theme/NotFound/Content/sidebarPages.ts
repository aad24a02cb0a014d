import type { PropSidebar, PropSidebars } from '@docusaurus/plugin-content-docs';

/** A page that can be offered. */
export type OfferedPage = { path: string; label: string };

/** All pages that the sidebars of a docs line link, categories included, each once. */
export function sidebarPages(sidebars: PropSidebars): OfferedPage[] {
  const pages = new Map(
    Object.values(sidebars)
      .flatMap(pagesIn)
      .map((page) => [page.path, page]),
  );
  return [...pages.values()];
}

function pagesIn(items: PropSidebar): OfferedPage[] {
  return items.flatMap((item) => {
    if (item.type === 'html') return [];
    const own = item.href?.startsWith('/') ? [{ path: item.href, label: item.label }] : [];
    return item.type === 'category' ? [...own, ...pagesIn(item.items)] : own;
  });
}
