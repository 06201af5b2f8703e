import type { Confirmation } from '@/lib/core/actor';

/** What a link's holder has once it gave its code back. */
export const CONFIRMED: Confirmation = {
  channel: 'EMAIL',
  destination: 't•••@p•••',
  at: new Date('2026-11-22T15:30:00Z'),
};
