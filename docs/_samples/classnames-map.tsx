import {
  type KeyboardEvent,
  type SyntheticEvent,
  useEffect,
  useRef,
  useState,
} from 'react';
import {
  defaultControlClassnames,
  type Field,
  QueryBuilder,
  type RuleGroupType,
  standardClassnames,
} from 'react-querybuilder';
import 'react-querybuilder/dist/query-builder.css';

// Not in this picture: dragging, undo and redo, styles that are off, and
// classes that nothing has.
const absent = /^dnd|drag|undo|justified|responsive|loading|Threshold|Relative/;
const classes = Object.entries(standardClassnames).filter(
  ([, name]) => !absent.test(name),
);
const names = classes.map(([, name]) => name).sort();

const values = ['A', 'B', 'C'].map((name) => ({ name, label: name }));
const fields: Field[] = [
  { name: 'grade', label: 'Grade', valueEditorType: 'select', values },
  { name: 'title', label: 'Title', valueSources: ['value', 'field'] },
  {
    name: 'tags',
    label: 'Tags',
    matchModes: true,
    subproperties: [{ name: 'tag', label: 'Tag' }],
  },
];
const query: RuleGroupType = {
  id: 'root',
  combinator: 'and',
  rules: [
    { id: 'range', field: 'grade', operator: 'between', value: 'A,B' },
    {
      id: 'inner',
      combinator: 'or',
      rules: [
        { id: 'good', field: 'title', operator: '=', value: 'valid' },
        { id: 'bad', field: 'title', operator: '=', value: 'invalid' },
        {
          id: 'locked',
          field: 'title',
          operator: '=',
          value: 'locked',
          disabled: true,
        },
        {
          id: 'muted',
          field: 'title',
          operator: '=',
          value: 'muted',
          muted: true,
        },
      ],
    },
  ],
};
const pair: RuleGroupType = {
  id: 'pair',
  combinator: 'or',
  rules: [
    { id: 'x', field: 'title', operator: '=', value: 'x' },
    {
      id: 'y',
      field: 'tags',
      operator: '=',
      match: { mode: 'all' },
      value: { id: 'each', combinator: 'and', rules: [] },
    },
  ],
};

// Controlled, and nobody stores the changes: a picture of two builders.
const picture = (
  <>
    <QueryBuilder
      fields={fields}
      operators={['=', 'between']}
      query={query}
      controlClassnames={{ queryBuilder: standardClassnames.branches }}
      validator={() => ({ good: true, bad: false })}
      showNotToggle
      showCloneButtons
      showLockButtons
      showMuteButtons
      showShiftActions
      showUngroupButtons
    />
    <QueryBuilder
      fields={fields}
      operators={['=']}
      query={pair}
      showCombinatorsBetweenRules
    />
  </>
);

const accent = '#d6336c';
const listStyle = { display: 'flex', flexWrap: 'wrap', gap: 4 } as const;
const nameStyle = {
  padding: '2px 7px',
  border: '1px solid #8081a2',
  borderRadius: 4,
  font: '0.8rem/1.5 monospace',
};
const shownStyle = { ...nameStyle, background: accent, color: '#fff' };
const hiddenStyle = { ...nameStyle, background: 'none', color: 'inherit' };
const foundStyle = { minHeight: '4.5em', margin: '0.5em 0', lineHeight: 1.5 };
const pictureStyle = {
  display: 'grid',
  gap: '1rem',
  padding: 4,
  minWidth: 'max-content',
};

export default function ClassnamesMap() {
  const root = useRef<HTMLDivElement>(null);
  const [live, setLive] = useState(false);
  const [pinned, setPinned] = useState(['rule-value']);
  const [pointed, setPointed] = useState<string[]>();
  const [tabStop, setTabStop] = useState(0);
  useEffect(() => setLive(true), []);

  const shown = pointed ?? pinned;
  const selector = `.${shown.join('.')}`;
  const found = live
    ? [...(root.current?.querySelectorAll(`.picture ${selector}`) ?? [])]
    : [];
  const keys = classes.flatMap(([key, name]) =>
    shown.includes(name) && key in defaultControlClassnames ? key : [],
  );

  const namesAt = ({ target }: SyntheticEvent) => {
    const element = (target as Element).closest(
      names.map((name) => `.${name}`).join(),
    );
    return element
      ? names.filter((name) => element.classList.contains(name))
      : undefined;
  };
  const moveFocus = (event: KeyboardEvent) => {
    const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[
      event.key
    ];
    if (!step) return;
    event.preventDefault();
    const next = (tabStop + step + names.length) % names.length;
    (event.currentTarget.children[next] as HTMLElement).focus();
  };
  const forget = () => setPointed(undefined);

  return (
    <div ref={root} className="classnames-map">
      {live && (
        <style>
          {`.classnames-map .picture ${selector} {
            outline: 3px solid ${accent};
            outline-offset: 1px;
          }`}
        </style>
      )}
      <div
        className="names"
        style={listStyle}
        role="toolbar"
        aria-label="Class names"
        onKeyDown={moveFocus}
        onPointerLeave={forget}
        onBlur={forget}
      >
        {names.map((name, index) => (
          <button
            key={name}
            type="button"
            style={live && shown.includes(name) ? shownStyle : hiddenStyle}
            aria-pressed={pinned.includes(name)}
            tabIndex={index === tabStop ? 0 : -1}
            onPointerEnter={() => setPointed([name])}
            onFocus={() => {
              setTabStop(index);
              setPointed([name]);
            }}
            onClick={() => setPinned([name])}
          >
            {name}
          </button>
        ))}
      </div>
      <p style={foundStyle} role="status">
        {found[0] && (
          <>
            {found.length === 1
              ? 'One element'
              : `${found.length} elements, the first`}
            :{' '}
            <code>
              {`<${found[0].tagName.toLowerCase()} `}
              {`class="${found[0].className}">`}
            </code>
            .{' '}
            {keys.length ? (
              <>
                Key: <code>{keys.join(', ')}</code>
              </>
            ) : (
              'It has no key.'
            )}
          </>
        )}
      </p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: see inside */}
      <div
        className="picture"
        style={pictureStyle}
        onPointerOver={(event) => setPointed(namesAt(event))}
        onPointerLeave={forget}
        onFocus={(event) => setPointed(namesAt(event))}
        onBlur={forget}
        onClickCapture={(event) => setPinned(namesAt(event) ?? pinned)}
      >
        {picture}
      </div>
    </div>
  );
}
