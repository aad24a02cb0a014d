import renderRoutes from '@docusaurus/core/lib/client/exports/renderRoutes';
import { Children, cloneElement, type ReactElement } from 'react';

/**
 * Stands in for Docusaurus' `renderRoutes`, which passes a route's `exact` and `strict` to the router and leaves out the
 * `sensitive` that exactRoutes.ts sets.
 */
export default function renderExactRoutes(...args: Parameters<typeof renderRoutes>) {
  const routes = renderRoutes(...args) as ReactElement | null;
  return (
    routes &&
    cloneElement(
      routes,
      {},
      Children.map(routes.props.children, (route: ReactElement) => cloneElement(route, { sensitive: true })),
    )
  );
}
