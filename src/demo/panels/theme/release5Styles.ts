/**
 * The stylesheet of release 5 as far as it follows variables, in its order, because that release has no custom properties.
 * `theme.test.ts` compares it with what the release's SCSS compiles to. A group begins with the builder's class, since a
 * toolkit's stylesheet may frame groups as well.
 */
export const release5Styles = `.queryBuilder .ruleGroup {
  gap: $spacing;
  padding: $spacing;
  border-color: $border-color;
  border-style: $border-style;
  border-radius: $border-radius;
  border-width: $border-width;
  background: $background-color;
}
.queryBuilder .ruleGroup .ruleGroup-body {
  gap: $spacing;
}
.queryBuilder .ruleGroup .ruleGroup-header,
.queryBuilder .ruleGroup .rule {
  gap: $spacing;
}
.queryBuilder .ruleGroup .rule .rule-value .rule-value-list-item:not(:first-of-type) {
  margin-left: $spacing;
}
[data-inlinecombinators=disabled] .dndOver.rule,
[data-inlinecombinators=disabled] .dndOver.ruleGroup-header {
  border-bottom-width: $dnd-drop-indicator-width;
  border-bottom-style: $dnd-drop-indicator-style;
  border-bottom-color: $dnd-drop-indicator-color;
  padding-bottom: $spacing;
}
[data-inlinecombinators=disabled] .dndOver.rule.dndCopy,
[data-inlinecombinators=disabled] .dndOver.ruleGroup-header.dndCopy {
  border-bottom-color: $dnd-drop-indicator-copy-color;
}
[data-inlinecombinators=enabled] .dndOver.rule:last-child,
[data-inlinecombinators=enabled] .dndOver.ruleGroup-header,
[data-inlinecombinators=enabled] .dndOver.rule + .betweenRules,
[data-inlinecombinators=enabled] .dndOver.betweenRules {
  border-bottom-width: $dnd-drop-indicator-width;
  border-bottom-style: $dnd-drop-indicator-style;
  border-bottom-color: $dnd-drop-indicator-color;
  padding-bottom: $spacing;
}
[data-inlinecombinators=enabled] .dndOver.rule:last-child.dndCopy,
[data-inlinecombinators=enabled] .dndOver.ruleGroup-header.dndCopy,
[data-inlinecombinators=enabled] .dndOver.rule + .betweenRules.dndCopy,
[data-inlinecombinators=enabled] .dndOver.betweenRules.dndCopy {
  border-bottom-color: $dnd-drop-indicator-copy-color;
}
.queryBuilder-branches .ruleGroup-body {
  margin-left: calc(2 * $branch-indent);
}
.queryBuilder-branches .rule::before,
.queryBuilder-branches .rule::after,
.queryBuilder-branches .ruleGroup .ruleGroup::before,
.queryBuilder-branches .ruleGroup .ruleGroup::after {
  width: $branch-indent;
  left: calc(-$branch-indent - $branch-width);
  border-color: $branch-color;
  border-style: $branch-style;
}
.queryBuilder-branches .rule::before,
.queryBuilder-branches .ruleGroup .ruleGroup::before {
  top: -$spacing;
  height: calc(50% + $spacing);
  border-width: 0 0 $branch-width $branch-width;
}
.queryBuilder-branches .rule:last-child::before,
.queryBuilder-branches .ruleGroup .ruleGroup:last-child::before {
  border-bottom-left-radius: $branch-radius;
}
.queryBuilder-branches .rule::after,
.queryBuilder-branches .ruleGroup .ruleGroup::after {
  border-width: 0 0 0 $branch-width;
}
.queryBuilder-branches .ruleGroup .ruleGroup::before,
.queryBuilder-branches .ruleGroup .ruleGroup::after {
  left: calc(-$branch-indent - $branch-width - $border-width);
}
.queryBuilder-branches .ruleGroup .ruleGroup::before {
  top: calc(-$spacing - $border-width);
  height: calc(50% + $spacing + $border-width);
}
.queryBuilder-branches .ruleGroup .ruleGroup::after {
  height: calc(50% + $border-width);
}
.queryBuilder-branches .betweenRules::before {
  width: $branch-indent;
  left: calc(-$branch-indent - $branch-width);
  border-color: $branch-color;
  border-style: $branch-style;
  top: -$spacing;
  height: calc(100% + $spacing);
  border-width: 0 0 0 $branch-width;
}
`;
