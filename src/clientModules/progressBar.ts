import nprogress from 'nprogress';

// The bar of a slow route change: the one that comes with the theme has a role that ARIA does not know.
nprogress.configure({ barSelector: '.bar', template: '<div class="bar"><div class="peg"></div></div>' });
