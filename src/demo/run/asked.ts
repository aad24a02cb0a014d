import { useDeferredValue, useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { exportValue, formatOptions } from '../panels/export/exportFormats';
import { type DemoState, useDemo } from '../store/state';

/** What is to be run: the query and all that decides how it is exported. */
export type Asked = Pick<DemoState, 'format' | 'formatSettings'> & { query: RuleGroupTypeAny; parseNumbers: boolean };

/** Whether two ask for the same; several parts of the page ask, each with an object of its own. */
export const sameAsked = (a: Asked | undefined, b: Asked | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.query === b.query &&
  a.format === b.format &&
  a.formatSettings === b.formatSettings &&
  a.parseNumbers === b.parseNumbers;

/** What the state of the demo asks for; it follows behind the typing. */
export function useAsked(): Asked {
  const { query, options, format, formatSettings } = useDemo();
  const late = useDeferredValue(query);
  const { parseNumbers } = options;
  return useMemo(
    () => ({ query: late, format, formatSettings, parseNumbers }),
    [late, format, formatSettings, parseNumbers],
  );
}

/** What is exported in a format. */
export const exportOf = ({ query, formatSettings, parseNumbers }: Asked, format: string): unknown =>
  exportValue(query, formatOptions(format as never, formatSettings, parseNumbers));
