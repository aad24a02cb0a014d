/**
 * Stylesheets that a toolkit's package ships, by the name of the package, which is the toolkit's id. Without an entry
 * here a stylesheet that a toolkit imports goes to every page as it is.
 * `css` is the file in the package; `companion` a package whose controls name classes of it.
 */
export const shippedStyles: Record<string, { css: string; companion?: string }> = {
  bootstrap: { css: 'dist/css/bootstrap.css', companion: '@react-querybuilder/bootstrap' },
  bulma: { css: 'css/bulma.css' },
};
