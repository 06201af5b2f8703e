/** The address parameter with the id of the new draft, for when the page is loaded again. */
const PARAMETER = 'borrador';

export const readNewDraft = (): string | null => new URLSearchParams(window.location.search).get(PARAMETER);

/** Replaces the parameters that the new draft began with; its copy contains them now. */
export function writeNewDraft(id: string): void {
  if (readNewDraft() !== id)
    window.history.replaceState(null, '', `${window.location.pathname}?${PARAMETER}=${id}`);
}
