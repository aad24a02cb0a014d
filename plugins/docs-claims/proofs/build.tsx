import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import type { ComponentType } from 'react';
import { vi } from 'vitest';
import type { Line } from '../../../lines/lines';
import { Controlled, type Props } from './editorsPerKey';
import { groupOf, libraryOf, ruleOf } from './libraryOf';

export const title = { name: 'title', label: 'Title' };
export const year = { name: 'year', label: 'Year' };

/** A controlled builder of a line, what it shows, and its query. */
export async function build(line: Line, props: Props = {}, start: Props = groupOf(ruleOf('title', 'M'))) {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { QueryBuilder } = await libraryOf(line);
  let query = start;
  const onChange = (next: Props) => {
    query = next;
  };
  const { container, rerender } = render(
    <Controlled
      {...{ Builder: QueryBuilder as ComponentType<Props>, start, onChange, fields: [title, year], ...props }}
    />,
  );
  const all = (selector: string) => [...container.querySelectorAll<HTMLElement>(selector)];
  const click = (selector: string) => userEvent.click(all(selector)[0] as HTMLElement);
  return { all, click, container, rerender, query: () => query, rule: () => query.rules.at(-1) };
}
