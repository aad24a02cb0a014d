/** The stylesheet of the justified layout: src/demos/justified.css, word by word, which a test proves. */
export const justifiedFile = `/* Buttons at the right edge: the first of them takes the free space of its row. */
.queryBuilder-justified .ruleGroup-addRule,
.queryBuilder-justified
  .rule
  > :is(.rule-cloneRule, .rule-lock, .rule-remove):not(:is(.rule-cloneRule, .rule-lock) ~ *) {
  margin-inline-start: auto;
}
`;
