import { type Group, type Item, isGroup } from '@site/packages/query';
import type { DemoField } from '@site/src/dataset/fields';
import styles from './QueryText.module.css';

const text = (value: unknown) => (typeof value === 'string' || value === undefined ? value : JSON.stringify(value));

type LabelOf = (name: string) => string;

/** A query on some fields as a list to read, where no builder is there to show it. */
export function QueryText({ query, fields }: { query: Group; fields: readonly DemoField[] }) {
  const labelOf: LabelOf = (name) => fields.find((field) => field.name === name)?.label ?? name;
  return (
    <div className={styles.query}>
      <GroupText group={query} labelOf={labelOf} />
    </div>
  );
}

/** Combinators between rules are items of their own; else the group's stands before its rules. */
function GroupText({ group, labelOf }: { group: Group; labelOf: LabelOf }) {
  return (
    <>
      {group.not && 'not '}
      {group.combinator && `${group.combinator}:`}
      <ul>
        {group.rules.map((item, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: items may have no id, and no state.
          <li key={index}>
            <ItemText item={item} labelOf={labelOf} />
          </li>
        ))}
      </ul>
    </>
  );
}

function ItemText({ item, labelOf }: { item: Item; labelOf: LabelOf }) {
  if (typeof item === 'string') return item;
  if (isGroup(item)) return <GroupText group={item} labelOf={labelOf} />;
  const { field, operator, value, valueSource, match } = item;
  const isSubQuery = Boolean(match) && typeof value === 'object' && value !== null && isGroup(value as Item);
  return (
    <>
      {labelOf(field)} {operator} {match && JSON.stringify(match)}{' '}
      {isSubQuery ? (
        <GroupText group={value as Group} labelOf={labelOf} />
      ) : (
        <b>{valueSource === 'field' ? labelOf(String(value)) : text(value)}</b>
      )}
    </>
  );
}
