import type { ClientModule } from '@docusaurus/types';

declare global {
  interface Window {
    gtag?: (...args: unknown[]) => void;
  }
}

/** A page view after each change of path; a change of search or hash alone is none. */
export default {
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return;
    // The title is written in the next tick, and belongs to the page view.
    setTimeout(() => {
      window.gtag?.('set', { page_location: window.location.origin + location.pathname, page_path: location.pathname });
      window.gtag?.('event', 'page_view');
    });
  },
} satisfies ClientModule;
