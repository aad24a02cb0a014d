import { isOfDocsPages } from '../bundle/chunks';
import { packageOf, packagesOf, type Toolkits } from './shippedStyles';

/** Folders of the site whose styles only the demos and the home page have, or parts that come on demand; they arrive with those. */
const ofDemos =
  /[\\/]src[\\/](?:(?:demo|toolkits|home|offline|upgrade)[\\/]|docs-widgets[\\/](?:RunInDocs[\\/]Panel\.module|SampleEditor)[.\\/]|ui[\\/](?:CodeView|PillGroup|controls))/;

type Module = { identifier(): string; nameForCondition(): string | null };

/**
 * The bundler's cache group of the site's one stylesheet, without what only demos or only docs pages have. Docusaurus puts the
 * styles of the whole site into one file and links it from every page. The demos' styles, their toolkits' included, and those of
 * the docs' frame are files of their own: the bundler's runtime waits for them before a client-side navigation, and the HTML of
 * a page links them (plugins/finish/steps/routeStyles.ts), which keeps the runtime from fetching them again.
 */
export function withoutRoutes(toolkits: Toolkits) {
  const packages = Object.values(toolkits).flatMap(packagesOf);
  const isOfDemos = (module: string) => ofDemos.test(module) || packages.includes(packageOf(module) ?? '');
  return {
    test: (module: Module) => !isOfDemos(module.identifier()) && !isOfDocsPages(module.nameForCondition() ?? ''),
  };
}
