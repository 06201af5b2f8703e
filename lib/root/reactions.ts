import { registerReactions } from '@/lib/platform/reactions/react';

/**
 * The domains that react, in the order in which they do: later domains first, so that who depends on something may
 * refuse, or let go of it, before it ends. Each process that writes imports this file.
 */
export const REACTING = {
  finances: () => import('@/lib/finances/reactions'),
  rides: () => import('@/lib/rides/reactions'),
  contracts: () => import('@/lib/contracts/reactions'),
  convocatories: () => import('@/lib/convocatories/reactions'),
  events: () => import('@/lib/events/reactions'),
  quotations: () => import('@/lib/quotations/reactions'),
} as const;

registerReactions(async () => {
  const domains = await Promise.all(Object.values(REACTING).map((load) => load()));
  return domains.map(({ reactions }) => reactions);
});
