import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentType, type ReactElement, useState } from 'react';
import { expect } from 'vitest';

type Props = Record<string, unknown>;
// biome-ignore lint/suspicious/noExplicitAny: what a block exports is known to the function that uses it.
type Exported = any;

const query = { id: 'root', combinator: 'and', rules: [{ id: 'r', field: 'year', operator: '=', value: '1' }] };
const editors = () => screen.queryAllByTestId('value-editor');

/** Stand-ins for packages that are not installed here: no more of them than the blocks use. */
export const standIns: Record<string, unknown> = {
  'react-hook-form': {
    Controller: ({ render }: { render: (props: Props) => ReactElement }) => {
      const [value, onChange] = useState<unknown>(query);
      return render({ field: { value, onChange } });
    },
  },
  'react-select': {
    __esModule: true,
    default: ({ options, value, onChange }: Exported) => (
      <button type="button" onClick={() => onChange(options)}>
        {value.map(({ label }: { label: string }) => label).join()}
      </button>
    ),
  },
  '@/components/ui/button': { Button: ({ variant, size, ...props }: Props) => <button type="button" {...props} /> },
};

const typesAValue = async (element: ReactElement) => {
  render(element);
  const editor = editors()[0] as HTMLInputElement;
  await userEvent.type(editor, '9');
  expect(editor.value).toBe('19');
};

/** What is done with each thing that a block of a recipe exports. */
export const recipeUses: Record<string, (exported: Exported) => unknown> = {
  'async-options Search': (Search: ComponentType<Props>) => {
    const { rerender } = render(<Search />);
    expect(screen.getByText('Loading …')).toBeTruthy();
    rerender(<Search genres={['Drama']} />);
    expect(screen.getByTestId('add-rule')).toBeTruthy();
  },
  'custom-editors TagsEditor': async (TagsEditor: ComponentType<Props>) => {
    const chosen: unknown[] = [];
    const values = [
      { name: 'a', label: 'A' },
      { name: 'b', label: 'B' },
    ];
    render(<TagsEditor {...{ value: ['a'], values, handleOnChange: (value: unknown) => chosen.push(value) }} />);
    await userEvent.click(screen.getByRole('button', { name: 'A' }));
    expect(chosen).toEqual([['a', 'b']]);
  },
  'field-lists Grouped': async (Grouped: ComponentType) => {
    render(<Grouped />);
    await userEvent.click(screen.getByTestId('add-rule'));
    expect([...document.querySelectorAll('optgroup')].map(({ label }) => label)).toEqual(['Book', 'Author']);
  },
  'forms FilterField': (FilterField: ComponentType) => typesAValue(<FilterField />),
  'performance SQL': (SQL: ComponentType<Props>) => {
    const { container } = render(<SQL query={query} />);
    expect(container.textContent).toBe("(year = '1')");
  },
  'performance validator': (validator: (given: unknown) => unknown) => {
    const before = validator(query);
    expect(validator({ ...query, rules: [{ ...query.rules[0], value: '2' }] }), 'it says the same').toBe(before);
    const empty = { id: 'root', combinator: 'and', rules: [] };
    expect(validator(empty)).toMatchObject({ root: { valid: false } });
    expect(validator({ ...empty })).toBe(validator(empty));
  },
  'replace-the-query Uncontrolled': async (Uncontrolled: ComponentType) => {
    render(<Uncontrolled />);
    await userEvent.click(screen.getByTestId('add-rule'));
    expect(editors()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Reset' }));
    await waitFor(() => expect(editors()).toHaveLength(0));
  },
  'server-rendering Filter': (Filter: ComponentType<Props>) => typesAValue(<Filter start={query} />),
  'server-rendering default': async (Page: ComponentType) => {
    render(<Page />);
    await userEvent.click(screen.getByTestId('add-rule'));
    expect(editors()).toHaveLength(1);
  },
  'server-rendering POST': async (POST: (request: Request) => Promise<Response>) => {
    const request = new Request('http://localhost/', { method: 'POST', body: JSON.stringify(query) });
    expect(await (await POST(request)).json()).toEqual({ sql: '(year = ?)', params: ['1'] });
  },
  'tailwind controlElements': async (elements: Record<string, ComponentType<Props>>) => {
    let clicks = 0;
    // All buttons at once, or each by its name where the release has no key for all.
    const Action = elements.actionElement ?? elements.addRuleAction;
    if (!Action) throw new Error('no button');
    render(
      <Action
        {...{ label: '+', title: 'Add' }}
        handleOnClick={() => {
          clicks += 1;
        }}
      />,
    );
    await userEvent.click(screen.getByTitle('Add'));
    expect(clicks).toBe(1);
  },
  'testing default': ({ moduleNameMapper }: { moduleNameMapper: Record<string, string> }) => {
    const [styles] = Object.keys(moduleNameMapper);
    expect(new RegExp(styles as string).test('react-querybuilder/dist/query-builder.css')).toBe(true);
  },
};
