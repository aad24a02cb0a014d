// @vitest-environment jsdom
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { LazyPanel } from './LazyPanel';

afterEach(cleanup);

const Content = ({ toolkit }: { toolkit: string }) => <input aria-label={toolkit} />;
const props = {
  toolkit: 'antd' as const,
  flavour: 'ts' as const,
  onFlavour: () => {},
  isChosen: false,
  asked: 0,
};
const settled = () => act(async () => {});

it('is fetched when it is asked for, and there when it is chosen', async () => {
  const load = vi.fn(async () => ({ default: Content }));
  const { rerender } = render(<LazyPanel {...props} load={load} />);
  expect(load).not.toHaveBeenCalled();
  rerender(<LazyPanel {...props} load={load} asked={1} />);
  await settled();
  expect(load).toHaveBeenCalledOnce();
  expect(screen.queryByLabelText('antd')).toBeNull();
  rerender(<LazyPanel {...props} load={load} asked={2} isChosen />);
  expect(screen.queryByLabelText('antd')).not.toBeNull();
  rerender(<LazyPanel {...props} load={load} asked={2} />);
  expect(screen.queryByLabelText('antd')).toBeNull();
  expect(load).toHaveBeenCalledOnce();
});

it('keeps what the visitor typed where it is told to', async () => {
  const load = async () => ({ default: Content });
  const { rerender } = render(<LazyPanel {...props} load={load} keep asked={1} isChosen />);
  await settled();
  fireEvent.change(screen.getByLabelText('antd'), { target: { value: 'mine' } });
  rerender(<LazyPanel {...props} load={load} keep asked={1} />);
  expect(screen.getByLabelText<HTMLInputElement>('antd').value).toBe('mine');
});

it('says what failed, and is fetched again by Retry or by choosing it again', async () => {
  const load = vi.fn(async () => ({ default: Content }));
  load.mockRejectedValueOnce(new Error('broken')).mockRejectedValueOnce(new Error('broken again'));
  const { rerender } = render(<LazyPanel {...props} load={load} asked={1} isChosen />);
  await settled();
  expect(screen.getByRole('alert').textContent).toContain('broken');
  fireEvent.click(screen.getByRole('button', { name: 'Retry' }));
  await settled();
  expect(screen.getByRole('alert').textContent).toContain('broken again');
  rerender(<LazyPanel {...props} load={load} asked={2} isChosen />);
  await settled();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(screen.queryByLabelText('antd')).not.toBeNull();
});
