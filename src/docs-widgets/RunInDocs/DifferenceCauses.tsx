import type { Group } from '@site/packages/query';
import type { Table } from '@site/src/dataset/table';
import { explainDifference } from '@site/src/engines/model/explain';
import { linkFromExport } from '@site/src/engines/model/sections';
import type { Results } from '@site/src/engines/proof/measure';
import { CauseList } from '@site/src/ui/CauseList';
import { useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { dialectIn } from './examples';
import styles from './Panel.module.css';

type Props = { query: RuleGroupTypeAny; movies: Table; results: Results; format: string; parseNumbers: boolean };

/** Why a format of the line selects other rows than the query means, each cause with its section of the docs. */
export function DifferenceCauses({ query, movies, results, format, parseNumbers }: Props) {
  const found = useMemo(
    () => explainDifference(query as Group, movies, dialectIn(results, format, parseNumbers)) ?? [],
    [query, movies, results, format, parseNumbers],
  );
  if (found.length === 0) return null;
  return (
    <CauseList
      ids={found}
      addressOf={(id) => linkFromExport(id, Number.parseInt(results.release, 10))}
      label="Why these are not the rows that the query means"
      className={styles.because}
    />
  );
}
