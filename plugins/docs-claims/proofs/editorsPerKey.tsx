import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type FunctionComponent, useCallback, useEffect, useState } from 'react';
import { groupOf } from './libraryOf';

// biome-ignore lint/suspicious/noExplicitAny: components of several releases, whose props differ.
export type Props = any;
type Release = { QueryBuilder: unknown; ValueEditor: unknown };

/** A component that keeps the query of a builder in its state, and may load another one after its first render. */
export function Controlled({ Builder, start, later, onChange, propsOf, ...props }: Props) {
  const [query, setQuery] = useState(start);
  useEffect(() => {
    if (later) setQuery(later);
  }, [later]);
  // The setter alone is the same function in each render.
  const keep = useCallback(
    (next: Props) => {
      onChange?.(next);
      setQuery(next);
    },
    [onChange],
  );
  return <Builder query={query} onQueryChange={keep} {...props} {...propsOf?.(query)} />;
}

/** Many rules without what costs time: only the value editor is shown, and counted. */
const bare = Object.fromEntries(
  ['fieldSelector', 'operatorSelector', 'removeRuleAction', 'dragHandle', 'cloneRuleAction', 'lockRuleAction'].map(
    (control) => [control, () => null],
  ),
);
const fields = [{ name: 'title', label: 'Title' }];

/**
 * How many value editors a keystroke in the first rule renders.
 * @param propsOf further props, made anew in each render of the component around the builder
 * @param wrap what the counted editor is wrapped in, such as `memo`
 */
export async function editorsPerKey(
  release: Release,
  rules: number,
  propsOf: (query: Props) => object = () => ({}),
  wrap: (editor: FunctionComponent<Props>) => ComponentType<Props> = (editor) => editor,
): Promise<number> {
  const QueryBuilder = release.QueryBuilder as ComponentType<Props>;
  const ValueEditor = release.ValueEditor as ComponentType<Props>;
  let count = 0;
  const valueEditor = wrap((props) => {
    count += 1;
    return <ValueEditor {...props} />;
  });
  const controlElements = { ...bare, valueEditor };
  const start = groupOf(
    ...Array.from({ length: rules }, (_, at) => ({ id: `r${at}`, field: 'title', operator: '=', value: '' })),
  );
  const { container, unmount } = render(
    <Controlled {...{ Builder: QueryBuilder, start, propsOf, fields, controlElements }} />,
  );
  count = 0;
  await userEvent.type(container.querySelector('input') as HTMLElement, 'x');
  unmount();
  return count;
}
