/** What may be checked: source files, and none of installed packages. */
export const isSource = (path: string) => /\.[cm]?[jt]sx?$/.test(path) && !/(^|\/)(node_modules|\.git)\//.test(path);
