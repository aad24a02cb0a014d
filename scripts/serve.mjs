import { existsSync, readFileSync, realpathSync, statSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import send from 'send';
import { resolve } from './resolve.mjs';

/**
 * A server of a built site, with the addresses and status codes of a static host; `resolve.mjs` has the rules.
 * @param {string} folder the build folder
 * @param {string} baseUrl path the site was built for, with both slashes
 * @throws {Error} when there is no build in the folder
 */
export function createSite(folder, baseUrl = '/') {
  if (!existsSync(path.join(folder, '404.html')))
    throw new Error(`There is no build in ${folder}/. Run: npm run build`);
  const root = realpathSync.native(folder);
  const has = (file) => isFile(root + file.replaceAll('/', path.sep));
  const site = { baseUrl, has, redirects: has('/_redirects') ? redirectsIn(`${root}/_redirects`) : new Map() };
  return createServer((request, response) => {
    try {
      answer(request, response, resolve(request, site), root);
    } catch (error) {
      // Whatever a request brings about, the next one is answered.
      console.error(request.method, request.url, error);
      fail(response, 500);
    }
  });
}

/** The redirects of the build, as it has written them for its hosts. */
const redirectsIn = (file) =>
  new Map(Array.from(readFileSync(file, 'utf8').matchAll(/^(\S+) (\S+) 301$/gm), ([, from, to]) => [from, to]));

/** True for a file that is spelled just so: not in other letters, not by way of `..`, not behind a link. */
function isFile(file) {
  try {
    return realpathSync.native(file) === file && statSync(file).isFile();
  } catch {
    return false;
  }
}

function answer(request, response, { status, headers, file, ending = '', text = '' }, root) {
  response.statusCode = status;
  for (const [name, value] of Object.entries(headers)) response.setHeader(name, value);
  if (!file) {
    response.setHeader('content-length', Buffer.byteLength(text));
    return response.end(text);
  }
  const address = (file + ending).split('/').map(encodeURIComponent).join('/');
  // Ranges and conditions are about a page, not about its absence.
  const whole = status === 200 ? request : { method: request.method, headers: {} };
  send(whole, address, { root, index: false, cacheControl: false, acceptRanges: status === 200 })
    .on('error', (error) => fail(response, error.status ?? 500, error.headers))
    .pipe(response);
}

/** Ends an answer that cannot be given, whether or not it has begun. */
function fail(response, status, headers = {}) {
  if (response.headersSent) return response.destroy();
  for (const name of response.getHeaderNames()) response.removeHeader(name);
  response.writeHead(status, { ...headers, 'content-type': 'text/plain; charset=utf-8' });
  response.end(`Error ${status}\n`);
}

/**
 * Serves a build until the process is asked to end.
 * @param {string} folder the build folder
 * @param {{ PORT?: string, BASE_URL?: string }} env port to listen on (3000) and path the site was built for (`/`)
 * @param {() => void} whenServed is called once the address is there
 * @throws never: what prevents it is said in one line, and the process ends with exit code 1
 */
export function serve(folder, env = process.env, whenServed = () => {}) {
  const giveUp = (message) => {
    console.error(message);
    process.exit(1);
  };
  const port = env.PORT?.trim() || '3000';
  const baseUrl = env.BASE_URL?.trim() || '/';
  if (!/^\d+$/.test(port) || Number(port) > 65_535)
    giveUp(`PORT=${port} is not a port. Choose one: PORT=3001 npm start`);
  let server;
  try {
    server = createSite(folder, baseUrl);
  } catch (error) {
    giveUp(error.message);
  }
  const problems = {
    EADDRINUSE: `Port ${port} is in use. Choose another one: PORT=3001 npm start`,
    EACCES: `Port ${port} is not open to this user. Choose another one: PORT=3001 npm start`,
  };
  server.on('error', ({ code, message }) => giveUp(problems[code] ?? message));
  server.listen(Number(port), () => {
    console.log(`The site is at http://localhost:${server.address().port}${baseUrl}`);
    whenServed();
  });
  // A second signal ends the process at once.
  for (const signal of ['SIGINT', 'SIGTERM'])
    process.once(signal, () => {
      console.log(`${signal}: the site is no longer served.`);
      server.close();
      server.closeAllConnections();
    });
}

if (import.meta.url === `file://${process.argv[1]}`) serve(process.argv[2] ?? 'build');
