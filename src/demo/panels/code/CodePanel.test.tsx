// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, it, vi } from 'vitest';
import { release5 } from '../../releases/5';
import { keepRelease } from '../../releases/loaded';
import CodePanel from './CodePanel';
import type { Flavour } from './viteProject';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));

function Panel() {
  const [flavour, setFlavour] = useState<Flavour>('ts');
  return <CodePanel toolkit="default" flavour={flavour} onFlavour={setFlavour} />;
}

it('keeps the chosen file in the other language, and when it is there again', async () => {
  keepRelease(release5);
  render(<Panel />);
  const press = async (name: string) => fireEvent.click(await screen.findByRole('radio', { name }));
  const list = () => screen.getByRole<HTMLSelectElement>('combobox', { name: 'File' });
  const files = () => [...list().options].map(({ value }) => value);
  await press('As on this page');
  const chosen = files().at(-1) as string;
  fireEvent.change(list(), { target: { value: chosen } });
  expect([list().value, files().length > 1]).toEqual([chosen, true]);
  await press('JavaScript');
  const same = chosen.replace('.ts', '.js');
  expect([list().value, same === chosen]).toEqual([same, false]);
  // Only one file.
  await press('Shortest');
  expect(screen.queryByRole('combobox', { name: 'File' })).toBeNull();
  await press('As on this page');
  expect(list().value).toBe(same);
});
