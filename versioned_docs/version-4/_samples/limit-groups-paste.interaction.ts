import { fireEvent } from '@testing-library/react';
import { expect } from 'vitest';
import type { Interaction } from '../../../plugins/remark-samples/checks/interactions';

/** Refuses the deep query, loads a good one. */
const pasteTwice: Interaction = async ({ user, container }) => {
  const text = container.querySelector('textarea') as HTMLTextAreaElement;
  const load = [...container.querySelectorAll('button')].find((button) => button.textContent === 'Load') as HTMLElement;
  await user.click(load);
  expect(container.textContent).toContain('nested 1 deep');
  for (const [query, message] of [
    ['[', 'not JSON'],
    ['{"combinator":"and","rules":[null]}', 'unknown field'],
    [`{"combinator":"and","rules":[${Array(5).fill('{"field":"year","operator":"=","value":"1"}')}]}`, 'may be 4'],
    ['{"combinator":"and","rules":[{"field":"year","operator":"=","value":"1"}]}', 'Loaded'],
  ] as const) {
    fireEvent.change(text, { target: { value: query } });
    await user.click(load);
    expect(container.textContent).toContain(message);
  }
  expect(container.querySelectorAll('.rule')).toHaveLength(1);
};

export default pasteTwice;
