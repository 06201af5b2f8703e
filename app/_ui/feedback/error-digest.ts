/** The code under which the server's log keeps an error that reached the browser, or null for one of the browser's. */
export function digestOf(error: unknown): string | null {
  const digest = typeof error === 'object' && error !== null && 'digest' in error ? error.digest : null;
  return typeof digest === 'string' ? digest : null;
}
