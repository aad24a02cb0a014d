import path from 'node:path';
import type { Line } from '../../lines/lines';
import { allowed } from './allowed';
import { isRuntime } from './api';
import { explainedBelow } from './explained';
import { lineApi } from './lineApi';

/** How much of a release its line explains. */
export type Coverage = {
  runtime: { total: number; missing: string[] };
  props: { total: number; missing: string[] };
  types: { total: number; explained: number };
  /** Names of the allow-list that are explained all the same, or that the release does not export. */
  needlesslyAllowed: string[];
};

/** Compares what a line's pages explain with what its release exports and which props `QueryBuilder` has. */
export function coverage(line: Line): Coverage {
  const api = lineApi(line);
  const explained = explainedBelow(path.resolve(line.docs));
  const reasons = allowed[line.id] ?? {};
  const runtime = api.exports.filter(isRuntime).map(({ name }) => name);
  const types = api.exports.filter((entry) => !isRuntime(entry));
  return {
    runtime: { total: runtime.length, missing: runtime.filter((name) => !explained.has(name) && !(name in reasons)) },
    props: {
      total: api.props.length,
      missing: api.props.map(({ name }) => name).filter((name) => !explained.has(name)),
    },
    types: { total: types.length, explained: types.filter(({ name }) => explained.has(name)).length },
    needlesslyAllowed: Object.keys(reasons).filter((name) => explained.has(name) || !runtime.includes(name)),
  };
}
