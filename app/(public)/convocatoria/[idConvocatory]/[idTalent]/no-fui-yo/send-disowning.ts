'use server';

import { redirect } from 'next/navigation';
import { disownAnswer } from '@/lib/convocatories/outside-answers/disown-answer';
import { AppError } from '@/lib/core/errors';
import { currentLinkActor } from '@/lib/identity/session';

/** The button «No fui yo». What could not be done the page says, read anew. */
export async function sendDisowning(convocatoryId: string, talentId: string): Promise<void> {
  const actor = await currentLinkActor('TALENT_REPLY', { convocatoryId, talentId });
  try {
    await disownAnswer(actor);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
  }
  redirect(`/convocatoria/${convocatoryId}/${talentId}/no-fui-yo`);
}
