/** A kind of sentence that no page may have, and what to write in its place. */
export type Forbidden = { pattern: RegExp; instead: string };

const run = 'say which versions were run, and which were not';

/**
 * Claims that what could not be installed here does not exist, or that something is the last of its kind. Registries
 * differ and releases follow, so such a sentence is false for some users from the start, and for the others soon.
 */
export const forbidden: Forbidden[] = [
  {
    pattern: /\b(?:none|not|never|nothing|no longer) (?:been |yet |is |are |was |were )?(?:published|released)\b/i,
    instead: run,
  },
  { pattern: /\b(?:newest|latest) (?:release|version|number|companion|package)s?\b/i, instead: 'name the version' },
  { pattern: /\b(?:newest|latest|last) (?:v?\d+\.x|one of v?\d)/i, instead: 'name the version' },
  { pattern: /\b(?:is|are|was|were) the (?:newest|latest)\b/i, instead: 'name the version' },
  {
    pattern: /\b(?:last|final) (?:release|version)\b|\bthe last (?:that|to) (?:ships?|runs?|has|have|supports?)\b/i,
    instead: 'say what the version named does',
  },
  { pattern: /\b(?:ends?|ended|stops?|stopped) (?:with|at|after) v?\d[\d.x]*/i, instead: run },
  { pattern: /\b(?:has|have|had|exists?) no (?:release |version )?v?\d+\.(?:\d|x)/i, instead: run },
  { pattern: /\b(?:no|none (?:of|for|in)) (?:release|version) v?\d/i, instead: run },
  { pattern: /\bthere (?:is|are) no (?:companion|package|release)\b/i, instead: run },
  {
    pattern: /\b(?:companion|package|release|version)s? (?:that )?(?:does|do|did) not exist\b/i,
    instead: run,
  },
  { pattern: /\b(?:could|can)(?:not| not) be installed\b|\bE404\b|\bour registry\b/i, instead: run },
  { pattern: /\bwhen (?:we|I) tried\b/i, instead: 'say what is true, not how we found out' },
];
