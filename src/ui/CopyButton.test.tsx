// @vitest-environment jsdom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { CopyButton } from './CopyButton';

it('says on itself that the text is copied, and has its name for its width', async () => {
  const copied: string[] = [];
  const clipboard = { writeText: async (text: string) => void copied.push(text) };
  Object.defineProperty(navigator, 'clipboard', { value: clipboard, configurable: true });
  render(<CopyButton read={() => 'text'}>Copy report</CopyButton>);
  fireEvent.click(screen.getByRole('button', { name: 'Copy report' }));
  const button = await screen.findByRole('button', { name: 'Copied' });
  expect(button.dataset.name).toBe('Copy report');
  expect(copied).toEqual(['text']);
});
