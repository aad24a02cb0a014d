import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Line } from '../../lines/lines';
import { isRuntime } from '../library-api/api';
import { lineApi } from '../library-api/lineApi';
import { isSample } from '../remark-samples/isSample';
import { sampleFiles } from '../remark-samples/sampleFiles';

/** What is checked for one documented line. */
export type LineFigures = {
  /** Docusaurus' name of the docs version. */
  id: string;
  release: string;
  /** Components and printing code that are compiled and run against the release. */
  samples: number;
  /** Printed results that were captured by running samples on the release. */
  outputs: number;
  /** Values that the release exports, and props of `QueryBuilder`: each is documented. */
  exports: number;
  props: number;
  /** Random queries that were exported and run in every engine, counted by the proof of what the docs say. */
  queries: number;
};

/** Counts the samples, captured outputs and documented names of a line. */
export function countLine(line: Line, siteDir: string): LineFigures {
  const folder = path.join(siteDir, line.samples);
  const outputs = path.join(folder, 'outputs');
  const captured = existsSync(outputs) ? readdirSync(outputs, { recursive: true, encoding: 'utf8' }) : [];
  const api = lineApi(line, siteDir);
  return {
    id: line.id,
    release: line.release,
    samples: sampleFiles(folder).filter(isSample).length,
    outputs: captured
      .filter((file) => file.endsWith('.json'))
      .reduce((sum, file) => sum + Object.keys(JSON.parse(readFileSync(path.join(outputs, file), 'utf8'))).length, 0),
    exports: api.exports.filter(isRuntime).length,
    props: api.props.length,
    queries: provenQueries(line, siteDir),
  };
}

/** None for a line that was just cut: `npm run capture` counts its queries. */
function provenQueries({ release }: Line, siteDir: string): number {
  const file = path.join(siteDir, 'src/engines/proof/results', `${Number.parseInt(release, 10)}.json`);
  if (!existsSync(file)) return 0;
  const { tables } = JSON.parse(readFileSync(file, 'utf8')) as { tables: Record<string, { queries: number }> };
  return Object.values(tables).reduce((sum, { queries }) => sum + queries, 0);
}
