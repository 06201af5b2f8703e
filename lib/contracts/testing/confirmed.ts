import type { Confirmation } from '@/lib/core/actor';

/** Confirmation of a link's holder who gave the code back. */
export const CONFIRMED: Confirmation = {
  channel: 'EMAIL',
  destination: 't•••@p•••',
  at: new Date('2026-11-22T15:30:00Z'),
};
