import { expect, it } from 'vitest';
import { descriptors } from '../../src/toolkits/descriptors';
import { withoutRoutes } from './routeStyles';
import { packagesOf } from './shippedStyles';

const { test } = withoutRoutes(descriptors);
const isInEveryPage = (file: string) => test({ identifier: () => `css ${file}`, nameForCondition: () => file });

it.each([
  '/site/src/css/site.css',
  '/site/src/ui/LoadState/styles.module.css',
  '/site/src/docs-widgets/HighlightedCode/styles.module.css',
  '/site/src/demos.css',
  '/site/node_modules/infima/dist/css/default/default.css',
  '/site/node_modules/bulma-like/bulma.css',
])('every page has the styles of %s', (file) => expect(isInEveryPage(file)).toBe(true));

it.each([
  '/site/src/demo/panels/options/styles.module.css',
  '/site/src/toolkits/bulma/styles.css',
  '/site/src/home/styles.module.css',
  '/site/src/docs-widgets/RunInDocs/Panel.module.css',
  '/site/src/docs-widgets/Sample/styles.module.css',
  '/site/src/docs-widgets/RunInDocs/styles.module.css',
  '/site/src/docs-widgets/LineChanges/styles.module.css',
  '/site/node_modules/@docusaurus/theme-classic/lib/theme/DocSidebar/Desktop/styles.module.css',
  '/site/src/upgrade/page/styles.module.css',
  '/site/src/css/overview.css',
  '/site/src/offline/OfflinePanel/styles.module.css',
  '/site/src/ui/controls.module.css',
  '/site/src/ui/PillGroup.module.css',
  '/site/src/ui/CodeView/styles.module.css',
  'C:\\site\\src\\home\\styles.module.css',
  'C:\\site\\src\\docs-widgets\\RunInDocs\\Panel.module.css',
  ...Object.values(descriptors).flatMap((toolkit) =>
    packagesOf(toolkit).map((name) => `/site/node_modules/${name}/all.css`),
  ),
])('the styles of %s come with their routes', (file) => expect(isInEveryPage(file)).toBe(false));
