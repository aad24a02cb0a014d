import {
  type Field,
  QueryManager,
  type RuleGroupType,
  useQueryManager,
} from 'react-querybuilder';

const fields: Field[] = [
  { name: 'title', label: 'Title' },
  { name: 'director', label: 'Director' },
];

const initialQuery: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [{ id: 'title', field: 'title', operator: 'contains', value: 'war' }],
};

// highlight-start
// One manager for all components that show this query.
const manager = new QueryManager(initialQuery, { fields, history: true });

export default function OwnList() {
  const [, films] = useQueryManager(manager);
  // highlight-end

  return (
    <>
      <ul>
        {[...films.rules()].map(({ node, path }) => (
          <li key={node.id}>
            <label>
              {films.getRule(path)?.field}{' '}
              <input
                value={films.getRule(path)?.value ?? ''}
                onChange={(event) =>
                  films.update('value', event.target.value, path)
                }
              />
            </label>{' '}
            <button type="button" onClick={() => films.remove(path)}>
              Remove
            </button>
          </li>
        ))}
      </ul>
      <p>
        {/* highlight-start */}
        <button type="button" onClick={() => films.add(films.createRule())}>
          Add
        </button>{' '}
        <button
          type="button"
          onClick={() => films.undo()}
          disabled={!films.canUndo()}
        >
          Undo
        </button>
        {/* highlight-end */}
      </p>
      <pre style={{ whiteSpace: 'pre-wrap' }}>{films.format('sql')}</pre>
    </>
  );
}
