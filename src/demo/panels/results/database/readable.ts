import type { Group } from '@site/packages/query';
import { type RunRequest, versionOf } from '../../../run/runRequest';

/** A request as the models of servers take it. */
export const readable = (asked: RunRequest) => ({
  query: asked.query as Group,
  format: asked.format,
  version: versionOf(asked),
  parseNumbers: asked.parseNumbers,
  settings: asked.formatSettings,
});
