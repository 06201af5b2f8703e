'use client';

/** Whose desks this browser keeps: their id. Looked at on every page, so that the database is not. */
const OWNER = 'elenco:mesa';
/** Where there is work that the server does not have: the event. Kept at log-out, as leave.ts keeps what begins so. */
const UNSENT = 'elenco:unsaved:mesa:';

export const readOwner = (): string | null => localStorage.getItem(OWNER);

export function noteOwner(userId: string | null): void {
  if (userId) localStorage.setItem(OWNER, userId);
  else localStorage.removeItem(OWNER);
}

/** The event at whose desk something of that person waits to be sent; null for none. */
export const readUnsent = (userId: string): string | null => localStorage.getItem(UNSENT + userId);

export function noteUnsent(userId: string, eventId: string | null): void {
  if (eventId) localStorage.setItem(UNSENT + userId, eventId);
  else localStorage.removeItem(UNSENT + userId);
}
