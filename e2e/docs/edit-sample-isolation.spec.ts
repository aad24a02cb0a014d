import { edit, editorOf } from '../fixtures/sampleEditor';
import { expect, open, test } from '../fixtures/site';

test('a program reaches nothing of the page, its storage and the network', async ({ browser, baseURL }) => {
  // Its attempts are what policies forbid, which ends other tests.
  const context = await browser.newContext();
  const page = await context.newPage();
  const asked: string[] = [];
  // A policy ends a request before it is on its way.
  page.on('requestfinished', (request) => asked.push(request.url()));
  page.on('requestfailed', (request) => {
    if (request.failure()?.errorText !== 'csp') asked.push(request.url());
  });
  await open(page, `${baseURL}/docs/intro`);
  await edit(page);
  const { code, output, preview } = editorOf(page);
  await expect(preview.locator('.ruleGroup').first()).toBeVisible();
  const before = asked.length;
  await code.fill(`
const tries: Record<string, () => unknown> = {
  storage: () => localStorage.length,
  session: () => sessionStorage.length,
  cookie: () => document.cookie,
  parent: () => parent.document.body,
  top: () => { top!.location.href = 'https://example.org/'; throw new Error('still here'); },
  text: () => new Function('return 1')(),
  eval: () => (0, eval)('1'),
  database: () => new Promise((done, failed) => { const r = indexedDB.open('a'); r.onsuccess = done; r.onerror = () => failed(r.error); }),
  fetch: () => fetch('${baseURL}/'),
  foreign: () => fetch('https://example.org/'),
  socket: () => new Promise((done, failed) => { const s = new WebSocket('wss://example.org/'); s.onopen = done; s.onerror = failed; }),
  picture: () => new Promise((done, failed) => { const i = new Image(); i.onload = done; i.onerror = failed; i.src = 'https://example.org/a.png'; }),
  rtc: () => new (globalThis as any).RTCPeerConnection(),
};
const reached: string[] = [];
for (const [name, attempt] of Object.entries(tries)) {
  try { await attempt(); reached.push(name); } catch {}
}
for (let i = 0; i < 50; i++) { parent.postMessage({ kind: 'done' }, '*'); parent.postMessage('start', '*'); }
alert('hello');
open('https://example.org/');
console.log('reached', reached);
console.log({ "a": [1, new Map([[1, 2]])] });
export default () => <p>all tried</p>;
`);
  await expect(output).toContainText('reached []');
  await expect(output).toContainText('{ a: [ 1, Map(1) { 1 => 2 } ] }');
  await expect(output).toContainText('alert: hello');
  await expect(preview).toHaveText('all tried');
  await code.fill("location.href = 'https://example.org/';\nexport default () => null;\n");
  await expect(editorOf(page).problem).toContainText(/another page|did not answer for 2 seconds/);
  await code.fill("for (let i = 0; i < 5000; i++) console.log('x'.repeat(30_000));\nexport default () => null;\n");
  await expect(editorOf(page).problem).toContainText('printed more than 2,000 times');
  expect(asked.slice(before).filter((url) => !url.startsWith(`${baseURL}/`) && !url.startsWith('blob:'))).toEqual([]);
  expect(await page.evaluate(() => Object.keys(localStorage).length)).toBeLessThan(5);
  expect(page.url()).toBe(`${baseURL}/docs/intro`);
  await context.close();
});
