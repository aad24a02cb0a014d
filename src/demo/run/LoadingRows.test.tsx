// @vitest-environment jsdom
import type { Status } from '@site/src/dataset/status';
import { setOfTests } from '@site/src/own-data/setOfTests';
import { act } from 'react';
import { createRoot } from 'react-dom/client';
import { expect, it, vi } from 'vitest';
import { release5 } from '../releases/5';
import { keepRelease } from '../releases/loaded';
import { sampleQuery } from '../samples/sampleQuery';
import { demoStore } from '../store/state';
import { LoadingRows, useLoadingRows } from './LoadingRows';
import type { RunRequest } from './runRequest';

keepRelease(release5);

vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
const status: Status = { phase: 'loading', progress: { loaded: 1_500_000, total: 2_000_000, unit: 'rows' } };
vi.mock('@site/src/engines/engineClients', () => ({
  engineClients: new Proxy({}, { get: () => ({ status: () => status, subscribe: () => () => {} }) }),
}));

function Loading({ asked }: { asked: RunRequest }) {
  const rows = useLoadingRows(asked);
  return rows && <LoadingRows asked={asked} {...rows} />;
}

it('tells how far the rows are, and Cancel goes back to the table before, whatever the query has become', async () => {
  demoStore.setData(setOfTests, sampleQuery);
  demoStore.setQuery({ combinator: 'or', rules: [] });
  const host = document.body.appendChild(document.createElement('div'));
  const root = createRoot(host);
  await act(async () => root.render(<Loading asked={demoStore.get() as unknown as RunRequest} />));
  expect(host.textContent).toMatch('75 % of the rows are loaded');
  expect(host.querySelector('progress')?.position).toBe(0.75);
  host.querySelector('button')?.click();
  expect(demoStore.get().data).toBeUndefined();
  expect(demoStore.get().query).toMatchObject(sampleQuery);
  await act(async () => root.unmount());
});
