import { createReadStream, existsSync } from 'node:fs';
import { createServer } from 'node:http';
import path from 'node:path';
import sirv from 'sirv';

/**
 * Serves a built site as a static host would: pages without suffix, `.html` and `/index.html` redirected to the path
 * without it, 404.html with status 404 for everything unknown.
 * @param {string} folder the build folder
 * @param {string} baseUrl path the site was built for, with both slashes
 */
export function createSite(folder, baseUrl = '/') {
  const files = sirv(folder, { etag: true, extensions: ['html'], setHeaders: cacheForever });
  const isRedirectStub = (pathname) =>
    existsSync(path.join(folder, `${pathname}.html`)) === false &&
    existsSync(path.join(folder, pathname, 'index.html'));
  return createServer((request, response) => {
    const { pathname, search } = new URL(request.url ?? '/', 'http://localhost');
    const notFound = () => {
      response.writeHead(404, { 'content-type': 'text/html; charset=utf-8' });
      createReadStream(path.join(folder, '404.html')).pipe(response);
    };
    if (!pathname.startsWith(baseUrl) || !isDecodable(pathname)) return notFound();
    const clean = pathname.replace(/(?:\/index)?\.html?$/, '').replace(/(.)\/$/, '$1') || '/';
    if (clean !== pathname && !isRedirectStub(clean.slice(baseUrl.length - 1))) {
      // Only one leading slash: `//host` would be another site.
      response.writeHead(301, { location: clean.replace(/^\/+/, '/') + search });
      return response.end();
    }
    request.url = pathname.slice(baseUrl.length - 1) + search;
    files(request, response, notFound);
  });
}

const isDecodable = (pathname) => {
  try {
    return Boolean(decodeURI(pathname));
  } catch {
    return false;
  }
};

const cacheForever = (response, pathname) => {
  if (/^\/assets\//.test(pathname)) response.setHeader('cache-control', 'public, max-age=31536000, immutable');
};

/** Starts the server; a port in use gives one clear line. */
export function serve(folder, port, baseUrl) {
  const server = createSite(folder, baseUrl);
  server.on('error', (error) => {
    console.error(
      error.code === 'EADDRINUSE' ? `Port ${port} is in use. Choose another one: PORT=3001 npm start` : error.message,
    );
    process.exit(1);
  });
  server.listen(port, () => console.log(`The site is at http://localhost:${port}${baseUrl ?? '/'}`));
}

if (import.meta.url === `file://${process.argv[1]}`)
  serve(process.argv[2] ?? 'build', Number(process.env.PORT ?? 3000), process.env.BASE_URL ?? '/');
