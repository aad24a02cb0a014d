import Link from '@docusaurus/Link';
import type { ComponentType, ReactNode } from 'react';
import type { NameChange } from './changes';
import { WordDiff } from './WordDiff';

type Props = { names: NameChange[]; Fold: ComponentType<{ title: string; count: number; children: ReactNode }> };

const kinds = { Props: ['prop'], Members: ['member'] };
const kindOf = ({ kind }: NameChange) => Object.entries(kinds).find(([, own]) => own.includes(kind))?.[0] ?? 'Exports';

/** Props, exports and members of types: those that are new or gone, and what changed of the others. */
export function NameChanges({ names, Fold }: Props) {
  return ['Props', 'Exports', 'Members'].map((kind) => {
    const own = names.filter((name) => kindOf(name) === kind);
    const of = (change: NameChange['change']) => own.filter((name) => name.change === change);
    return (
      <Fold key={kind} title={kind === 'Members' ? 'Members of types' : kind} count={own.length}>
        <ul>
          <Names label="New" names={of('added')} />
          <Names label="Gone" names={of('removed')} />
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
        </ul>
      </Fold>
    );
  });
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
