import { notFound } from 'next/navigation';
import { cache } from 'react';
import { type AdvancePage, getAdvancePage } from '@/lib/events/advance/advance-page';
import { currentLinkActor } from '@/lib/identity/session';

/** The page for the holder of this event's link, or that its agency is suspended. 404 for anybody else. */
export const loadAdvance = cache(async (eventId: string): Promise<AdvancePage | 'AGENCY_CLOSED'> => {
  const actor = await currentLinkActor('ADVANCE', { eventId });
  if (actor.kind === 'anonymous' && actor.because) return actor.because;
  if (actor.kind === 'anonymous') notFound();
  return getAdvancePage(actor);
});
