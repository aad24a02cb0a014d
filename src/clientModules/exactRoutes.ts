import routes from '@generated/routes';

type Routes = typeof routes;

/**
 * Addresses are exact: the router takes `/docs/Intro` for `/docs/intro`, where the server has no such page. Docusaurus has
 * no option for it; the routes are its router's own, and are changed before the first page is rendered.
 */
const makeExact = (list: Routes) => {
  for (const route of list) {
    route.sensitive = true;
    makeExact((route.routes ?? []) as Routes);
  }
};
makeExact(routes);
