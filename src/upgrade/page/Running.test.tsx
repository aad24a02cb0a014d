// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Running } from './Running';

const show = (isRunning: boolean) => (
  <section aria-label="Results" tabIndex={-1}>
    {isRunning && <Running label="Files checked" cancel={() => {}} />}
  </section>
);

it('leaves the focus of its button to the section, and takes none that is elsewhere', () => {
  const { rerender } = render(show(true));
  screen.getByRole('button', { name: 'Cancel' }).focus();
  rerender(show(false));
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Results' }));
  screen.getByRole('region').blur();
  rerender(show(true));
  rerender(show(false));
  expect(document.activeElement).toBe(document.body);
});
