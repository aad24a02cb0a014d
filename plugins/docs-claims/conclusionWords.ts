/** What kind of conclusion a word makes of a sentence. */
export type ConclusionKind = 'without exception' | 'safety' | 'order' | 'default' | 'number' | 'comparative';

/** Comparatives that say one thing is ahead of another; "older" and "later" only say when. */
const comparatives =
  'faster|quicker|slower|smaller|larger|bigger|shorter|longer|cheaper|easier|simpler|harder|heavier|lighter|better(?!-)|worse|safer|stricter|fewer|greater|higher|stronger|weaker';

/**
 * The one list of words that make a sentence a conclusion: something that has to be proven, for no single line of code
 * shows it. Code, links that only name pages, and numbers of releases are taken out before they are looked for.
 */
export const conclusionWords: Record<ConclusionKind, RegExp> = {
  'without exception':
    /\b(?:always|never|only|cannot|can['’]t|every|everything|all|none|nothing|nobody|no longer|exactly|impossible)\b/i,
  safety: /\b(?:safe|safely|unsafe|secure|protects?|protection|harmless|dangerous|escapes?|escaping)\b/i,
  order: /\b(?:first|last)\b/i,
  default: /\bdefaults? (?:is|are|to|of)\b|\b(?:by|its|a|without a) default\b(?! \w+s?\b)/i,
  number: /(?<![\w.$-])\d[\d,]*(?:\.\d+)?(?!\w|\.\d)|\b(?:twice|half)\b/i,
  comparative: new RegExp(
    `(?<!\\bno )\\b(?:${comparatives})\\b|\\b(?:more|less|rather)\\b(?: [\\w-]+){0,4} than\\b|\\b(?:cheap|small|fast|slow) compared with\\b|\\b(?:best|fastest|smallest|cheapest|largest|helps most)\\b`,
    'i',
  ),
};

/** Verbs that begin advice: "Write it once" tells what to do, and concludes nothing until it gives a reason. */
const verbs =
  'Add|Allow|Call|Check|Choose|Clean|Collapse|Compare|Compute|Copy|Count|Declare|Deduct|Defer|Do|Export|Filter|Give|Go|Install|Keep|Leave|Let|Limit|List|Look|Make|Memoize|Move|Mutate|Never|Only|Pass|Paste|Put|Read|Remove|Render|Replace|Return|Run|Say|Search|See|Send|Set|Show|Store|Test|Treat|Try|Turn|Use|Wait|Wrap|Write';

/** A sentence that only tells what to do, perhaps with what for in front of it. */
export const advice = new RegExp(
  `^(?:Fix: )?(?:(?:To|For|With|If) [^,.;:]+, )?(?:${verbs})\\b(?!.*(?:[:;—] (?!(?:${verbs})\\b)|\\bbecause\\b|, so\\b|, or (?:they|it|the)\\b))`,
  'i',
);
