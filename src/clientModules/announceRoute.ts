import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { announce } from '@site/src/ui/announce';

/** Says the title of a page that a link has led to: a screen reader hears nothing of a change without a load. */
if (ExecutionEnvironment.canUseDOM) {
  const title = document.querySelector('title');
  let { pathname } = window.location;
  const say = () => {
    if (pathname === window.location.pathname) return;
    pathname = window.location.pathname;
    announce(document.title);
  };
  if (title) new MutationObserver(say).observe(title, { childList: true });
}
