import type { Rule } from './Rule';

/** Sections of the migrate pages that no rule decides, by version: what to look at yourself. "Nothing found" names them. */
export const byHand: Record<Rule['since'], Record<string, string>> = {
  4: {
    'the-new-query-is-frozen': 'code that changes the query which `onQueryChange` hands over',
    'new-rules-and-the-page':
      'new rules, ids of `defaultQuery`, buttons inside forms, `data-level` and copied stylesheets',
  },
  5: { 'umd-other-scripts': 'script elements in HTML' },
  6: {
    'the-page': 'styles and tests that look at drag handles or at the inputs of “between”',
    'paths-that-lead-nowhere': '`add`, `update` and `move` with a path that leads nowhere, which no longer throw',
  },
  7: {
    'values-of-new-rules': 'values that new rules begin with, and tests that look for labels',
    'stable-props-render-one-rule':
      'functions and arrays that each render makes for the builder: they render every rule',
  },
  8: {
    'titles-are-singular': 'tests that look for titles',
    companions: 'versions of companions such as `@react-querybuilder/antd`, and SCSS variables',
  },
};
