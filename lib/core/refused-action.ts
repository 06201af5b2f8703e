/** How the text of a refused server action begins: what Next itself says of a failed one does not. */
export const REFUSED_ACTION = 'elenco: ';

/** What a form says when its server action was not answered: the refusal's own words, or that nobody answered. */
export function messageOfFailedAction(error: unknown, offline: string): string {
  const message = error instanceof Error ? error.message : '';
  return message.startsWith(REFUSED_ACTION) ? message.slice(REFUSED_ACTION.length) : offline;
}
