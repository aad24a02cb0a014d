import { Agent, request } from 'node:http';

/** Connections that ask at the same time, and for how long. */
export const connections = 64;

const percentile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;

/**
 * Asks a server of this machine for one address after the other, on 64 connections, and counts what it answers.
 * @param {number} port
 * @param {string[]} addresses asked for in turn
 * @param {number} seconds
 * @returns {Promise<{ requests: number, statuses: Record<string, number>, failed: number, median: number, p99: number }>}
 *   times in milliseconds up to the last byte; `failed` are connections that broke
 */
export async function load(port, addresses, seconds) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const headers = { 'accept-encoding': 'br, gzip' };
  const times = [];
  const statuses = {};
  let failed = 0;
  let next = 0;
  const ask = (path) =>
    new Promise((resolve) => {
      const asked = request({ host: '127.0.0.1', port, path, agent, headers }, (response) => {
        response.on('end', () => resolve(response.statusCode));
        response.on('error', () => resolve(0));
        response.resume();
      });
      asked.on('error', () => resolve(0));
      asked.end();
    });
  const end = performance.now() + seconds * 1000;
  const connection = async () => {
    while (performance.now() < end) {
      const started = performance.now();
      const status = await ask(addresses[next++ % addresses.length]);
      times.push(performance.now() - started);
      if (status) statuses[status] = (statuses[status] ?? 0) + 1;
      else failed += 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, connection));
  agent.destroy();
  times.sort((a, b) => a - b);
  return { requests: times.length, statuses, failed, median: percentile(times, 0.5), p99: percentile(times, 0.99) };
}
