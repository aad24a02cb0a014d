/**
 * One line that shows how far something is.
 * @example progressBar(1, 2, 10) // [█████     ] 1 of 2
 */
export function progressBar(done: number, total: number, width = 30): string {
  const full = total > 0 ? Math.round((done / total) * width) : width;
  return `[${'█'.repeat(full)}${' '.repeat(width - full)}] ${done} of ${total}`;
}
