import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { anchorOf } from '../ChangesLinks/pairs';
import type { LineName, OutputChange, PageChanges, SectionChange } from './changes';
import { NameChanges } from './NameChanges';
import { WordDiff } from './WordDiff';

/** How many entries a list may have that stands open. */
const openUpTo = 12;
/** As how many entries an output counts, which is a block of code under its name. */
const entriesOfOutput = 3;

type Props = { changes: PageChanges; lines: [LineName, LineName] };

/**
 * What changed on one page, as a section of the page of two lines; its anchor is the page's path. What may break code comes
 * first, the wording of the page last and folded.
 */
export function PageChangesPart({ changes, lines: [older, newer] }: Props) {
  const { title, before, after, sections, names, outputs } = changes;
  const breaking = names.filter(({ change }) => change !== 'added');
  const added = names.filter(({ change }) => change === 'added');
  return (
    <section id={anchorOf(changes.page)} data-page-changes="">
      <h2>
        <Link to={after ?? before}>{title}</Link>
      </h2>
      {!before && <p>A new page of {newer.label}.</p>}
      {!after && <p>{newer.label} has no such page.</p>}
      <Fold title="May break your code" count={breaking.length} isOpen>
        <NameChanges names={breaking} />
      </Fold>
      <Fold title="New" count={added.length}>
        <NameChanges names={added} />
      </Fold>
      <Fold
        title={`Outputs that differ between ${older.release} and ${newer.release}`}
        count={outputs.length}
        entries={outputs.length * entriesOfOutput}
      >
        {outputs.map((output) => (
          <Output key={`${output.sample} ${output.region}`} {...output} />
        ))}
      </Fold>
      <Fold title="Sections whose words changed" count={sections.length} isOpen={false}>
        <ul>
          {sections.map((section) => (
            <li key={`${section.change} ${section.place}`}>
              <Section {...section} />
            </li>
          ))}
        </ul>
      </Fold>
    </section>
  );
}

type FoldProps = { title: string; count: number; entries?: number; isOpen?: boolean; children: ReactNode };

/** A list with its count; one with the room of many entries is folded, unless the page says otherwise. */
function Fold({ title, count, entries = count, isOpen = entries <= openUpTo, children }: FoldProps) {
  if (count === 0) return null;
  return (
    <details open={isOpen}>
      <summary>
        {title}: {count}
      </summary>
      {children}
    </details>
  );
}

const labels = { added: 'New', removed: 'Gone', changed: 'Changed', moved: 'Moved' };

function Section({ change, title, place, from, words }: SectionChange) {
  return (
    <>
      {labels[change]}: <Link to={place}>{title || 'beginning of the page'}</Link>
      {from && (
        <>
          , <Link to={from}>from another page</Link>
        </>
      )}
      {words && (words[0] || words[1]) ? ` (+${words[0]} −${words[1]} words)` : ''}
    </>
  );
}

function Output({ sample, region, text }: OutputChange) {
  const name = region ? `${sample}, ${region}` : sample;
  if (!text)
    return (
      <p>
        <code>{name}</code>: the code differs as well.
      </p>
    );
  return (
    <>
      <p>
        <code>{name}</code>
      </p>
      {/* A region, because a block that scrolls must be reachable by keyboard. */}
      <pre tabIndex={0} role="region" aria-label={`Output of ${name}`}>
        <code>
          <WordDiff runs={text} />
        </code>
      </pre>
    </>
  );
}
