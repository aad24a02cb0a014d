import { enginesOf } from '@site/src/engines/registry';
import { useDeferredValue, useMemo } from 'react';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import { exportQuery, exportValue, formatOptions } from '../releases/exports';
import { loadedRelease } from '../releases/loaded';
import { onData } from '../releases/onData';
import { type DemoState, useDemo } from '../store/state';

/** What is to be run: the query and all that decides how it is exported. */
export type RunRequest = Pick<DemoState, 'release' | 'data' | 'extraFields' | 'format' | 'formatSettings'> & {
  query: RuleGroupTypeAny;
  parseNumbers: boolean;
};

/** Whether two ask for the same; several parts of the page ask, each with an object of its own. */
export const sameRequest = (a: RunRequest | undefined, b: RunRequest | undefined): boolean =>
  a !== undefined &&
  b !== undefined &&
  a.query === b.query &&
  a.release === b.release &&
  a.data === b.data &&
  a.extraFields === b.extraFields &&
  a.format === b.format &&
  a.formatSettings === b.formatSettings &&
  a.parseNumbers === b.parseNumbers;

/** What the state of the demo asks for; it follows behind the typing, but for the release, which decides what is shown. */
export function useRunRequest(): RunRequest {
  const { release, data, extraFields, query, options, format, formatSettings } = useDemo();
  // Together, because only this release with these fields may hold this query.
  const late = useDeferredValue(
    useMemo(() => ({ release, data, extraFields, query }), [release, data, extraFields, query]),
  );
  const parseNumbers = Boolean(options.parseNumbers);
  return useMemo(
    () => ({ ...late, format, formatSettings, parseNumbers }),
    [late, format, formatSettings, parseNumbers],
  );
}

/** The version of the release that a query is asked of. */
export const versionOf = ({ release }: Pick<RunRequest, 'release'>): string => loadedRelease(release).line.release;

const releaseOf = (asked: RunRequest) => onData(loadedRelease(asked.release), asked);

/** What is exported in a format, for the engine that runs it. */
export function exportOf(asked: RunRequest, format: string): unknown {
  const [engine] = enginesOf(format, versionOf(asked));
  const release = releaseOf(asked);
  return exportValue(release, asked.query, optionsOf(asked, format), engine?.options);
}

/** The same as text that can be shown. */
export const exportText = (asked: RunRequest, format: string): string =>
  exportQuery(releaseOf(asked), asked.query, optionsOf(asked, format));

const optionsOf = ({ release, formatSettings, parseNumbers }: RunRequest, format: string) =>
  formatOptions(loadedRelease(release), format, formatSettings, parseNumbers);
