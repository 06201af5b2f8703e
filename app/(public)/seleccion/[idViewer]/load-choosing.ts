import { notFound } from 'next/navigation';
import { cache } from 'react';
import { type ChoosingPage, getChoosingPage } from '@/lib/convocatories/showcase/choosing/choosing-page';
import { currentLinkActor } from '@/lib/identity/session';

/** A page of whom the holder of this viewer's link chooses among, or that its agency is suspended. 404 for anybody else. */
export const loadChoosing = cache(
  async (
    viewerId: string,
    after: string | undefined,
    before: string | undefined,
  ): Promise<ChoosingPage | 'AGENCY_CLOSED'> => {
    const actor = await currentLinkActor('SELECTION', { viewerId });
    if (actor.kind === 'anonymous' && actor.because) return actor.because;
    if (actor.kind === 'anonymous') notFound();
    return getChoosingPage(actor, { ...(after ? { after } : {}), ...(before ? { before } : {}) });
  },
);
