/** Whether an address is of a page that leads from one version to another: it says how things were, beside how they are. */
export const isMigration = (url: string): boolean => /\/migrate(-to-\d)?(#|$)/.test(url);
