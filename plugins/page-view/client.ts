import type { ClientModule } from '@docusaurus/types';

declare global {
  interface Window {
    gtag?: (...args: unknown[]) => void;
  }
}

/**
 * A page view after each change of path; a change of search or hash alone is none. Whatever could hold a visitor's
 * query is named here, because gtag would otherwise read it from the document.
 */
export default {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    // The title is written in the next tick, and belongs to the page view.
    setTimeout(() => {
      const { origin } = window.location;
      window.gtag?.('set', {
        page_location: origin + location.pathname,
        page_path: location.pathname,
        page_referrer: origin + previousLocation.pathname,
        // A page with a search may quote it in its title, as the search page does.
        page_title: location.search ? location.pathname : document.title,
      });
      window.gtag?.('event', 'page_view');
    });
  },
} satisfies ClientModule;
