// @vitest-environment jsdom
import { expect, it, vi } from 'vitest';
import { openCodeSandbox, openStackBlitz } from './sandbox';

it('a sandbox is opened in the press itself: browsers block windows that come later', () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  openStackBlitz({ 'a.ts': 'a' }, 'A');
  expect(submit).toHaveBeenCalledTimes(1);
  openCodeSandbox({ 'a.ts': 'a' });
  expect(submit).toHaveBeenCalledTimes(2);
});
