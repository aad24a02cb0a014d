/** The stylesheet of the justified layout: src/demos/justified.css, word by word, which a test proves. */
export const justifiedFile = `/*
 * Buttons at the right edge, in one block also where a row breaks: rows are filled from their end, so that what finds no
 * room stands above, and \`order\` keeps what is seen in the order of the document.
 */
.queryBuilder-justified :is(.rule, .ruleGroup-header) {
  flex-flow: row-reverse wrap-reverse;
  justify-content: flex-end;
}
.queryBuilder-justified :is(.rule, .ruleGroup-header) > :nth-last-child(1) {
  order: 1;
}
.queryBuilder-justified :is(.rule, .ruleGroup-header) > :nth-last-child(2) {
  order: 2;
}
.queryBuilder-justified :is(.rule, .ruleGroup-header) > :nth-last-child(3) {
  order: 3;
}
.queryBuilder-justified :is(.rule, .ruleGroup-header) > :nth-last-child(4) {
  order: 4;
}
.queryBuilder-justified :is(.rule, .ruleGroup-header) > :nth-last-child(5) {
  order: 5;
}
.queryBuilder-justified :is(.rule, .ruleGroup-header) > :nth-last-child(6) {
  order: 6;
}
.queryBuilder-justified :is(.rule, .ruleGroup-header) > :nth-last-child(7) {
  order: 7;
}
.queryBuilder-justified :is(.rule, .ruleGroup-header) > :nth-last-child(8) {
  order: 8;
}
.queryBuilder-justified :is(.rule, .ruleGroup-header) > :nth-last-child(9) {
  order: 9;
}
/* The first button takes the free space of its row. */
.queryBuilder-justified .ruleGroup-addRule,
.queryBuilder-justified
  .rule
  > :is(.rule-cloneRule, .rule-lock, .rule-remove):not(:is(.rule-cloneRule, .rule-lock) ~ *) {
  margin-inline-start: auto;
}
`;
