import type { Major } from '@site/packages/upgrade';
import type { RuleGroupTypeAny } from 'react-querybuilder';
import type { Comparison } from './compareExports';
import type { Many } from './compareMany';

/** What is compared: a text, or a file, which the worker reads itself. */
export type StoredQuestion = { text: string | File; from: Major; to: Major };

/** What becomes of it: why it cannot be read, one query with its exports, or what many of them export, so far or in the end. */
export type StoredAnswer = { problem: string } | { query: RuleGroupTypeAny; all: Comparison[] } | { many: Many };
