import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** Says the title of a page that a link has led to: a screen reader hears nothing of a change without a load. */
if (ExecutionEnvironment.canUseDOM) {
  const title = document.querySelector('title');
  const region = document.createElement('p');
  region.setAttribute('role', 'status');
  region.className = 'route-announcement';
  document.body.append(region);
  let { pathname } = window.location;
  const say = () => {
    if (pathname === window.location.pathname) return;
    pathname = window.location.pathname;
    region.textContent = document.title;
  };
  if (title) new MutationObserver(say).observe(title, { childList: true });
}
