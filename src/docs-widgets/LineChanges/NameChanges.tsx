import Link from '@docusaurus/Link';
import { Fragment } from 'react';
import type { NameChange } from './changes';
import { WordDiff } from './WordDiff';

const kinds = { prop: 'props', member: 'members of types', export: 'exports' };
const kindOf = ({ kind }: NameChange) => (kind === 'prop' || kind === 'member' ? kind : 'export');

/** Props, exports and members of types: those that are gone or new, and what changed of the others. */
export function NameChanges({ names }: { names: NameChange[] }) {
  return (
    <ul>
      {Object.entries(kinds).map(([kind, called]) => {
        const own = names.filter((name) => kindOf(name) === kind);
        const of = (change: NameChange['change']) => own.filter((name) => name.change === change);
        return (
          <Fragment key={kind}>
            <Names label={`New ${called}`} names={of('added')} />
            <Names label={`Gone ${called}`} names={of('removed')} />
            {alike(of('changed'), ({ type, default: stated }) => [type, stated]).map((names) => (
              <Change key={keyOf(names[0])} names={names} />
            ))}
          </Fragment>
        );
      })}
    </ul>
  );
}

type OneOrMore = [NameChange, ...NameChange[]];

/** The names that have something in common, together, in the order of the first of each. */
function alike(names: NameChange[], common: (name: NameChange) => unknown): OneOrMore[] {
  const all = new Map<string, OneOrMore>();
  for (const name of names) {
    const known = all.get(JSON.stringify(common(name)));
    if (known) known.push(name);
    else all.set(JSON.stringify(common(name)), [name]);
  }
  return [...all.values()];
}

const keyOf = ({ name, owners, change, kind }: NameChange) => `${change} ${kind} ${owners} ${name}`;

/** What changed in the same way of these names. */
function Change({ names }: { names: OneOrMore }) {
  const { type, default: stated } = names[0];
  return (
    <li>
      <NameList names={names} />
      {type && (
        <>
          :{' '}
          <code>
            <WordDiff runs={type} />
          </code>
        </>
      )}
      {stated && (
        <>
          ; stated default: <del>{stated[0]}</del> <ins>{stated[1]}</ins>
        </>
      )}
    </li>
  );
}

function Names({ label, names }: { label: string; names: NameChange[] }) {
  if (!names.length) return null;
  return (
    <li>
      {label}: <NameList names={names} />
    </li>
  );
}

/** Names linked to their places, with the types that have them after those of the same types. */
function NameList({ names }: { names: NameChange[] }) {
  return alike(names, ({ owners }) => owners).map((ofSame, at) => (
    <Fragment key={keyOf(ofSame[0])}>
      {at > 0 && '; '}
      {ofSame.map(({ name, place }, index) => {
        const code = <code>{name}</code>;
        return (
          <Fragment key={name}>
            {index > 0 && ', '}
            {place ? <Link to={place}>{code}</Link> : code}
          </Fragment>
        );
      })}
      {ofSame[0].owners && <> of {ofSame[0].owners.join(', ')}</>}
    </Fragment>
  ));
}
