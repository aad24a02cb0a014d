export { createBrowserHistory, createLocation, createPath, locationsAreEqual, parsePath } from 'history/esm/history.js';
// The router names them for routers that no page has.
export const [createHashHistory, createMemoryHistory] = [];
