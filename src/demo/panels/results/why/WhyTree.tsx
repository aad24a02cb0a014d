import { type Group, isGroup } from '@site/packages/query';
import type { Cell, Column, Row } from '@site/src/dataset/table';
import { type Dialect, type Judgement, judge } from '@site/src/engines/model';
import { useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { useFieldsOf } from '../../../releases/useFields';
import { useRelease } from '../../../releases/useRelease';
import { useDemo } from '../../../store/state';
import styles from './WhyTree.module.css';

type Said = 'true' | 'false' | 'unknown' | 'error' | 'left out';
/** A sign beside the word, so that the verdicts are told apart without colour. */
const signs: Record<Said, string> = { true: '✓', false: '✗', unknown: '?', error: '!', 'left out': '–' };

type Props = {
  query: RuleGroupTypeAny;
  row: Row;
  columns: readonly Column[];
  /** Formats by their labels; where they judge a rule or group differently, each is named. */
  dialects: readonly (readonly [label: string, Dialect])[];
};

/** The tree of the query with what each group and rule says of one row, and the row's own values. */
export function WhyTree({ query, row, columns, dialects }: Props) {
  const fields = useFieldsOf(useRelease(), useDemo());
  const labels = useMemo(() => new Map(fields.map(({ name, label }) => [name, label])), [fields]);
  const judgements = dialects.map(([label, dialect]) => [label, judge(query as Group, row, columns, dialect)] as const);
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without its marks Safari takes it for no list.
    <ul className={styles.tree} role="list">
      <Branch judgements={judgements} row={row} labels={labels} />
    </ul>
  );
}

type Labels = ReadonlyMap<string, string>;
type BranchProps = { judgements: (readonly [string, Judgement])[]; row: Row; labels: Labels };

function Branch({ judgements, row, labels }: BranchProps) {
  const [first] = judgements;
  if (!first) return null;
  const [, { item, children = [] }] = first;
  const isSplit = new Set(judgements.map(([, judgement]) => said(judgement))).size > 1;
  return (
    <li data-split={isSplit || undefined}>
      <div className={styles.node}>
        {isSplit ? (
          judgements.map(([label, judgement]) => (
            <span key={label} className={styles.named}>
              <Mark of={said(judgement)} /> {label}
            </span>
          ))
        ) : (
          <Mark of={said(first[1])} />
        )}{' '}
        {isGroup(item) ? <b>{groupText(item)}</b> : <RuleText rule={item} row={row} labels={labels} />}
      </div>
      {children.length > 0 && (
        <ul>
          {children.map((_, index) => (
            <Branch
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the query is what a rule is known by.
              key={index}
              row={row}
              labels={labels}
              judgements={judgements.flatMap(([label, judgement]) => {
                const child = judgement.children?.[index];
                return child ? [[label, child] as const] : [];
              })}
            />
          ))}
        </ul>
      )}
    </li>
  );
}

const Mark = ({ of }: { of: Said }) => (
  <span className={styles.mark} data-said={of}>
    <span aria-hidden="true">{signs[of]}</span> {of}
  </span>
);

const said = ({ verdict, leftOut }: Judgement): Said =>
  leftOut ? 'left out' : verdict === 'refused' ? 'error' : verdict;

const groupText = ({ combinator, not }: Group) =>
  `${not ? 'Not ' : ''}${combinator === 'or' ? 'any of' : combinator ? 'all of' : 'and, or'}`;

type RuleTextProps = { rule: Exclude<Judgement['item'], Group>; row: Row; labels: Labels };

/** The rule in the words of the builder, and the row's value in its field. */
function RuleText({ rule: { field, operator, value, valueSource }, row, labels }: RuleTextProps) {
  const isField = valueSource === 'field';
  const shown = isField ? labels.get(String(value)) : Array.isArray(value) ? value.join(', ') : value;
  return (
    <span>
      {labels.get(field) ?? field} {operator} {shown === null || shown === undefined ? '' : String(shown)}{' '}
      <span className={styles.here}>
        The row has {cellText(row[field])}
        {isField && ` and ${cellText(row[String(value)])}`}.
      </span>
    </span>
  );
}

const number = new Intl.NumberFormat('en-US', { maximumFractionDigits: 20 });

const cellText = (cell: Cell | undefined) =>
  cell === null || cell === undefined ? 'no value' : typeof cell === 'number' ? number.format(cell) : String(cell);
