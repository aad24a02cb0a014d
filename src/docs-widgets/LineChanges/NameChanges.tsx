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
            {of('changed').map((name) => (
              <li key={keyOf(name)}>
                <Name {...name} />
                {name.type && (
                  <>
                    :{' '}
                    <code>
                      <WordDiff runs={name.type} />
                    </code>
                  </>
                )}
                {name.default && (
                  <>
                    ; stated default: <del>{name.default[0]}</del> <ins>{name.default[1]}</ins>
                  </>
                )}
              </li>
            ))}
          </Fragment>
        );
      })}
    </ul>
  );
}

const keyOf = ({ name, owners, change, kind }: NameChange) => `${change} ${kind} ${owners} ${name}`;

function Names({ label, names }: { label: string; names: NameChange[] }) {
  if (!names.length) return null;
  return (
    <li>
      {label}:{' '}
      {names.map((name, index) => (
        <span key={keyOf(name)}>
          {index > 0 && ', '}
          <Name {...name} />
        </span>
      ))}
    </li>
  );
}

/** A name linked to its place, with the types that have it. */
function Name({ name, owners, place }: NameChange) {
  const code = <code>{name}</code>;
  return (
    <>
      {place ? <Link to={place}>{code}</Link> : code}
      {owners && <> of {owners.join(', ')}</>}
    </>
  );
}
