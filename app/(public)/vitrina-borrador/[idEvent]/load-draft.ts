import { notFound } from 'next/navigation';
import { cache } from 'react';
import { agencyGate } from '@/app/(portal)/_shell/gate';
import { previewShowcase, type Showcase } from '@/lib/convocatories/showcase/queries';
import { AppError } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';

/** A page of what an agency prepares for its client; others are sent to the login, or find nothing. */
export const loadDraft = cache(
  async (eventId: string, after: string | undefined, before: string | undefined): Promise<Showcase> => {
    const { actor } = await agencyGate();
    if (!isUuid(eventId)) notFound();
    try {
      return await previewShowcase(actor, eventId, {
        ...(after ? { after } : {}),
        ...(before ? { before } : {}),
      });
    } catch (error) {
      if (error instanceof AppError && error.code === 'NOT_FOUND') notFound();
      throw error;
    }
  },
);
