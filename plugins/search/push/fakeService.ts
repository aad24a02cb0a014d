import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export type Received = { method: string; path: string; key: string | undefined; body: unknown };

/**
 * A local stand-in for the hosted service. It takes what the service's write API takes, keeps the records, and refuses
 * any key but one.
 */
export async function fakeService(writeKey: string, failAt?: string) {
  const indices = new Map<string, unknown[]>();
  const received: Received[] = [];
  const server = createServer(async (request, response) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const text = Buffer.concat(chunks).toString();
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const key = request.headers['x-algolia-api-key'] as string | undefined;
    const body = text ? JSON.parse(text) : undefined;
    received.push({ method: request.method ?? '', path: pathname, key, body });
    const answer = (status: number, content: object) => {
      response.writeHead(status, { 'content-type': 'application/json' });
      response.end(JSON.stringify(content));
    };
    if (key !== writeKey) return answer(403, { message: 'Invalid Application-ID or API key', status: 403 });
    if (failAt && pathname.endsWith(failAt)) return answer(400, { message: 'Record is too big', status: 400 });
    const [, name = '', action = ''] = /^\/1\/indexes\/([^/]+)(?:\/(.+))?$/.exec(pathname) ?? [];
    if (request.method === 'GET' && action.startsWith('task/')) return answer(200, { status: 'published' });
    if (request.method === 'DELETE') indices.delete(name);
    if (action === 'batch')
      indices.set(name, [...(indices.get(name) ?? []), ...body.requests.map((one: { body: unknown }) => one.body)]);
    if (action === 'operation' && body.operation === 'copy' && !indices.has(body.destination))
      indices.set(body.destination, []);
    if (action === 'operation' && body.operation === 'move') {
      indices.set(body.destination, indices.get(name) ?? []);
      indices.delete(name);
    }
    answer(200, { taskID: received.length, updatedAt: '2023-01-01T00:00:00Z' });
  });
  await new Promise<void>((resolve) => server.listen(0, resolve));
  return {
    host: `http://localhost:${(server.address() as AddressInfo).port}`,
    indices,
    received,
    stop: () => server.close(),
  };
}
