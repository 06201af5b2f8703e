/** The parameter that names the draft which the page for new ones goes on with when it is loaded again. */
const PARAMETER = 'borrador';

export const readNewDraft = (): string | null => new URLSearchParams(window.location.search).get(PARAMETER);

/** Other parameters say what a new draft begins with, and go: it says that itself now. */
export function writeNewDraft(id: string): void {
  if (readNewDraft() !== id)
    window.history.replaceState(null, '', `${window.location.pathname}?${PARAMETER}=${id}`);
}
