import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/** The one place of a page that says what happened. It is there before its words, or a screen reader would miss the first. */
const region = ExecutionEnvironment.canUseDOM ? document.createElement('div') : undefined;
if (region) {
  region.className = 'announcement';
  region.setAttribute('role', 'status');
  region.setAttribute('aria-label', 'What changed');
  document.body.append(region);
}

/** Says to a screen reader what happened. The same words again are a new element, or nothing would have changed. */
export function announce(text: string | false | undefined) {
  if (!text || !region) return;
  const words = document.createElement('p');
  words.textContent = text;
  region.replaceChildren(words);
}
