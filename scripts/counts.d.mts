export type Counts = { passed: number; failed: number; skipped: number };
export function noteCounts(counts: Counts): boolean;
export function sumOfCounts(file: string): Counts;
export function closingLine(counts: Counts): string;
