import { useEffect, useState } from 'react';
import {
  type Field,
  QueryBuilder,
  type RuleGroupType,
  ValueEditor,
  type ValueEditorProps,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

const authors = ['Italo Calvino', 'Toni Morrison', 'Virginia Woolf'];

// Stands for a request: await fetch(`/authors?q=${text}`, { signal })
const findAuthors = (text: string, signal: AbortSignal) =>
  new Promise<string[]>((resolve, reject) => {
    const found = authors.filter((name) =>
      name.toLowerCase().includes(text.toLowerCase()),
    );
    const timer = setTimeout(() => resolve(found), 300);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });

function AuthorEditor(props: ValueEditorProps) {
  const { value, handleOnChange, path, title, disabled, className } = props;
  const [options, setOptions] = useState<string[]>([]);
  const [message, setMessage] = useState('');
  const listId = `authors-${path.join('-')}`;

  useEffect(() => {
    const controller = new AbortController();
    const load = async () => {
      setMessage('Loading …');
      try {
        const found = await findAuthors(String(value), controller.signal);
        setOptions(found);
        setMessage(`${found.length} found`);
      } catch {
        // A newer search took its place, or the rule is gone.
        if (!controller.signal.aborted) setMessage('Cannot load authors');
      }
    };
    // Waits until the user pauses.
    const pause = setTimeout(load, 200);
    return () => {
      clearTimeout(pause);
      controller.abort();
    };
  }, [value]);

  return (
    <span>
      <input
        {...{ className, title, disabled, value }}
        list={listId}
        onChange={(event) => handleOnChange(event.target.value)}
      />
      <datalist id={listId}>
        {options.map((name) => (
          <option key={name} value={name} />
        ))}
      </datalist>{' '}
      <small role="status">{message}</small>
    </span>
  );
}

const Editor = (props: ValueEditorProps) =>
  props.field === 'author' ? (
    <AuthorEditor {...props} />
  ) : (
    <ValueEditor {...props} />
  );

const controlElements = { valueEditor: Editor };

const fields: Field[] = [
  { name: 'author', label: 'Author' },
  { name: 'title', label: 'Title' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'author', field: 'author', operator: '=', value: '' }],
};

export default function AsyncOptions() {
  const [query, setQuery] = useState(initialQuery);

  return (
    <QueryBuilder
      fields={fields}
      query={query}
      onQueryChange={(next) => setQuery(next)}
      controlElements={controlElements}
    />
  );
}
