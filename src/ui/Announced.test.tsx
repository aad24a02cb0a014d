// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Announced } from './Announced';

it('is shown, and said by the region that is there before it, each time that it changes', () => {
  const region = screen.getByRole('status', { name: 'What changed' });
  const { rerender } = render(<Announced>Nothing found.</Announced>);
  expect(screen.getAllByText('Nothing found.')).toHaveLength(2);
  expect(region.textContent).toBe('Nothing found.');
  rerender(<Announced>1 place.</Announced>);
  expect(region.textContent).toBe('1 place.');
  expect(screen.getAllByRole('status')).toEqual([region]);
});
