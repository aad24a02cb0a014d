import { createServer } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { connections, load } from './load.mjs';

let server;
afterEach(() => server.close());

async function listen(answer) {
  server = createServer(answer);
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
  return server.address().port;
}

test('counts answers by their status, and connections that break', async () => {
  const open = new Set();
  let most = 0;
  const port = await listen((asked, answer) => {
    open.add(asked.socket);
    most = Math.max(most, open.size);
    asked.socket.on('close', () => open.delete(asked.socket));
    if (asked.url === '/broken') return asked.socket.destroy();
    answer.statusCode = asked.url === '/busy' ? 503 : 200;
    return answer.end(asked.url);
  });
  const { requests, statuses, failed, median, p99 } = await load(port, ['/', '/busy', '/broken'], 0.3);
  expect(requests).toBe(statuses[200] + statuses[503] + failed);
  for (const count of [statuses[200], statuses[503], failed]) expect(count / requests).toBeCloseTo(1 / 3, 1);
  expect(p99).toBeGreaterThanOrEqual(median);
  expect(most).toBeLessThanOrEqual(connections);
});
