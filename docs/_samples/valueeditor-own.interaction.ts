import { fireEvent } from '@testing-library/react';
import { addChangeRemove, type Interaction } from '../../plugins/remark-samples/checks/interactions';

const use: Interaction = async (tools) => {
  const { user, container } = tools;
  const shows = (text: string) => {
    const shown = container.querySelector('pre')?.textContent ?? '';
    if (!shown.includes(text)) throw new Error(`expected ${text} in ${shown}`);
  };
  const to = container.querySelector('[aria-label="Released to"]');
  if (!to) throw new Error('no upper end');
  fireEvent.change(to, { target: { value: '2001-02-03' } });
  shows("between '1999-01-01' and '2001-02-03'");
  await user.selectOptions(container.querySelector('.rule-operators') as HTMLElement, '=');
  shows("released = ''");
  if (container.querySelector<HTMLInputElement>('.rule-value')?.type !== 'date') throw new Error('no fallback');
  await user.selectOptions(container.querySelector('.rule-operators') as HTMLElement, 'between');
  const from = container.querySelector('[aria-label="Released from"]') as HTMLInputElement;
  const until = container.querySelector('[aria-label="Released to"]') as HTMLInputElement;
  fireEvent.change(until, { target: { value: '2001-02-03' } });
  if (from.value !== '') throw new Error('the ends were swapped');
  await addChangeRemove(tools);
};

export default use;
