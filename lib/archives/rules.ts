/** How long an archive can be downloaded. */
export const KEPT_DAYS = 7;
/** Of an agency in twenty-four hours, failed ones aside. */
export const MOST_A_DAY = 3;
/** After which one that is still waiting has no job any more. */
export const LONGEST_HOURS = 24;

const DAY_MS = 86_400_000;

export const expiresAt = (readyAt: Date): Date => new Date(readyAt.getTime() + KEPT_DAYS * DAY_MS);

export const archivePath = (id: string): string => `/archivos/agencia/${id}`;
