import { replaceOnce, type Step } from '../step';

/** The link to the site's own stylesheet, which Docusaurus writes into every page. */
const mainLink = /<link rel=stylesheet href=\S*\/styles\.[\w-]+\.css \/>/;

/**
 * A page with links to more stylesheets after the site's own.
 * @param addresses with the base URL
 * @throws if the page does not link the site's own
 */
export const addStylesheets = (html: string, addresses: string[]): string =>
  replaceOnce(
    html,
    mainLink,
    (main) => main + addresses.map((address) => `<link rel=stylesheet href=${address} />`).join(''),
  );

/** Links the styles of the demos from the demos' pages; which files they are, plugins/styles/routeStyles.ts decides. */
export const routeStyles: Step = {
  name: 'route styles',
  async prepare({ baseUrl, filesOfRoute, pages }) {
    const routes = new Set(pages.map(({ route }) => route));
    const lost = [...filesOfRoute].flatMap(([route, { styles }]) => (styles.length && !routes.has(route) ? route : []));
    if (lost.length) throw new Error(`There are stylesheets for ${lost.join(', ')}, which have no page.`);
    return {
      edit: (html, { route }) => {
        const files = filesOfRoute.get(route)?.styles;
        return files?.length
          ? addStylesheets(
              html,
              files.map((file) => baseUrl + file),
            )
          : html;
      },
    };
  },
};
