/**
 * What a visitor reads of a failure. The bundler's and the browser's own words for a file that did not arrive, such as
 * "Loading chunk 212 failed", say nothing to anybody.
 * @param error whatever was thrown
 */
export function failureText(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return /^Loading (CSS )?chunk|^Failed to fetch|dynamically imported module/.test(message)
    ? 'This part of the page did not arrive. Check your connection, then try again.'
    : message;
}
