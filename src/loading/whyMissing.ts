import { LoadFailure, patience } from './LoadFailure';

/** The script of a build that is another one in each build: it names all the others. */
const runtimeName = /runtime~main\.\w+\.js/;

/** The name of that script, of the build that this tab runs. */
const ownRuntime = () =>
  [...document.scripts].map(({ src }) => runtimeName.exec(src)?.[0]).find((name) => name !== undefined);

const ask = (address: string, cache: RequestCache) => fetch(address, { cache, signal: AbortSignal.timeout(patience) });

/**
 * Finds out why a script, or data of one, did not arrive, by asking for it once more past the browser's cache. What the cache held of it is
 * replaced by what comes.
 * @returns nothing when it arrives now
 */
export async function whyMissing(address: string): Promise<LoadFailure | undefined> {
  try {
    const response = await ask(address, 'reload');
    const { ok, status } = response;
    const type = response.headers.get('content-type') ?? '';
    await response.arrayBuffer(); // a script that stops in the middle has not arrived
    if (ok && /javascript|json/.test(type)) return undefined;
    // Hosts of one page answer with it in place of what is gone.
    const isGone = status === 404 || status === 410 || (ok && type.includes('html'));
    if (isGone && (await isUpdated())) return new LoadFailure('updated');
    if (ok) return new LoadFailure('damaged');
    return new LoadFailure(isGone ? 'missing' : 'refused', status);
  } catch (error) {
    return new LoadFailure(failed(error));
  }
}

/** Why nothing came at all. */
function failed(error: unknown) {
  if (error instanceof DOMException && error.name === 'TimeoutError') return 'silent';
  return navigator.onLine ? 'unreachable' : 'offline';
}

/** Whether the server has another build of the page by now than the one in this tab. */
async function isUpdated(): Promise<boolean> {
  const response = await ask(location.pathname, 'no-cache');
  const now = runtimeName.exec(await response.text())?.[0];
  return now !== undefined && now !== ownRuntime();
}

/** Whether the server answers for a page: it can be turned to without losing the one that is open. */
export async function isReachable(page: string): Promise<boolean> {
  try {
    return (await ask(page, 'no-cache')).status < 500;
  } catch {
    return false;
  }
}
