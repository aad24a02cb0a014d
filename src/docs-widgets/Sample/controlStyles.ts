import css from '!!raw-loader!../../css/controls.css';

/**
 * The site's styles of a preview's controls, for a project: below the builder's own class, and with the colours that the page
 * has now in place of the site's variables.
 * @param current gives the value of a variable such as `--ifm-font-color-base`
 */
export const controlStyles = (
  current = (name: string) => getComputedStyle(document.documentElement).getPropertyValue(name).trim(),
): string =>
  css
    .replace(/\/\*.*?\*\/\s*/gs, '')
    .replace(/\[data-release\](:not\(\[data-toolkit\]\))?/g, '.queryBuilder')
    .replace(/var\((--[\w-]+)\)/g, (_, name: string) => current(name));
