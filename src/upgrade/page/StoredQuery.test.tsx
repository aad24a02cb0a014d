// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { StoredQuery } from './StoredQuery';

vi.mock('@docusaurus/Link', () => ({ default: 'a' }));
vi.mock('./useStored', () => ({ useStored: () => ({ isOutdated: false, start: vi.fn(), cancel: vi.fn() }) }));

it('gives the field for queries the focus when it takes the place of a file', () => {
  const { container } = render(<StoredQuery from={5} to={8} text="" onText={() => {}} />);
  const files = [new File(['{}'], 'queries.json')];
  fireEvent.change(container.querySelector('input[type=file]') as HTMLInputElement, { target: { files } });
  fireEvent.click(screen.getByRole('button', { name: 'Paste queries instead' }));
  expect(document.activeElement).toBe(screen.getByRole('textbox'));
});
