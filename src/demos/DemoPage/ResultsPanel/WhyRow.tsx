import { fields } from '@site/src/dataset/fields';
import type { Cell, Column, Row } from '@site/src/dataset/table';
import { type Dialect, type Judgement, judge } from '@site/src/engines/semantics';
import { type Group, isGroup } from '@site/src/engines/semantics/query';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import styles from './WhyRow.module.css';

const labels = new Map(fields.map(({ name, label }) => [name, label]));
const words = { true: 'true', false: 'false', unknown: 'unknown', refused: 'an error' };

type Props = {
  query: RuleGroupTypeAny;
  row: Row;
  columns: readonly Column[];
  /** The formats that disagree on the row, by their labels. */
  dialects: readonly (readonly [label: string, Dialect])[];
};

/** Why a row does or does not match: each group and rule with what two formats make of it. */
export function WhyRow({ query, row, columns, dialects }: Props) {
  const judgements = dialects.map(([label, dialect]) => [label, judge(query as Group, row, columns, dialect)] as const);
  return (
    <ul className={styles.tree}>
      <Branch judgements={judgements} row={row} />
    </ul>
  );
}

type BranchProps = { judgements: (readonly [string, Judgement])[]; row: Row };

function Branch({ judgements, row }: BranchProps) {
  const [first] = judgements;
  if (!first) return null;
  const [, { item, children }] = first;
  const isSplit = new Set(judgements.map(([, judgement]) => said(judgement))).size > 1;
  return (
    <li data-split={isSplit || undefined}>
      {isGroup(item) ? groupText(item) : <RuleText rule={item} row={row} />}:{' '}
      {isSplit ? (
        judgements.map(([label, judgement], index) => (
          <span key={label}>
            {index > 0 && ', '}
            {label} says <b>{said(judgement)}</b>
          </span>
        ))
      ) : (
        <b>{said(first[1])}</b>
      )}
      {children && children.length > 0 && (
        <ul>
          {children.map((_, index) => (
            <Branch
              // biome-ignore lint/suspicious/noArrayIndexKey: the place in the query is what a rule is known by.
              key={index}
              row={row}
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

const said = ({ verdict, leftOut }: Judgement) => (leftOut ? 'left out' : words[verdict]);

const groupText = ({ combinator, not }: Group) =>
  `${not ? 'Not ' : ''}${combinator === 'or' ? 'any of' : combinator ? 'all of' : 'and, or'}`;

/** The rule in the visitor's words, and what the row has in its field. */
function RuleText({
  rule: { field, operator, value, valueSource },
  row,
}: {
  rule: Exclude<Judgement['item'], Group>;
  row: Row;
}) {
  const shown = valueSource === 'field' ? labels.get(String(value)) : Array.isArray(value) ? value.join(', ') : value;
  const other = valueSource === 'field' ? row[String(value)] : undefined;
  return (
    <>
      {labels.get(field) ?? field} {operator} {shown === null || shown === undefined ? '' : String(shown)} (here{' '}
      {cellText(row[field])}
      {valueSource === 'field' && ` and ${cellText(other)}`})
    </>
  );
}

const cellText = (cell: Cell | undefined) => (cell === null || cell === undefined ? 'nothing' : String(cell));
