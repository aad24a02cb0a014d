const words = (label: string) => ({ label });
/** Labels of the buttons; the release's own are symbols. */
export const translations = {
  addRule: words('+ Rule'),
  addGroup: words('+ Group'),
  cloneRule: words('Clone'),
  cloneRuleGroup: words('Clone'),
  ungroupRuleGroup: words('Ungroup'),
  muteRule: words('Mute'),
  muteGroup: words('Mute'),
  unmuteRule: words('Unmute'),
  unmuteGroup: words('Unmute'),
  // In words: the padlocks of the release are emoji, which not every system has.
  lockRule: words('Lock'),
  lockGroup: words('Lock'),
  lockRuleDisabled: words('Unlock'),
  lockGroupDisabled: words('Unlock'),
};
