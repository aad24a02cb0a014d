import texts from './causeTexts.json' with { type: 'json' };

export type CauseId = keyof typeof texts;

/**
 * Why a format selects other rows than the query means, or than another format. Each is a switch of the model: without
 * it, the format behaves as the query means. The export page has a section for each (`sections.ts`).
 */
export const causes: Record<CauseId, { label: string; sentence: string }> = texts;
export const causeIds = Object.keys(causes) as CauseId[];
