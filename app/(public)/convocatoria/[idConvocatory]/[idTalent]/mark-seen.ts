'use server';

import { recordSeen } from '@/lib/convocatories/answers/record-seen';
import { AppError } from '@/lib/core/errors';
import { currentLinkActor } from '@/lib/identity/session';

/** Keeps that the talent opened its call; nothing when it may not, which its page has said already. */
export async function markSeen(convocatoryId: string, talentId: string): Promise<void> {
  const actor = await currentLinkActor('TALENT_REPLY', { convocatoryId, talentId });
  await recordSeen(actor).catch((error: unknown) => {
    if (!(error instanceof AppError)) throw error;
  });
}
