'use server';

import { currentLinkActor } from '@/lib/identity/session';
import { noteInvitationOpened } from '@/lib/talents/invitations/invited-page';

/** Notes that an invitation was looked at. Called by a browser's scripts: mail scanners and chat previews open links too. */
export async function noteOpened(invitationId: string): Promise<void> {
  const actor = await currentLinkActor('TALENT_INVITATION', { invitationId });
  if (actor.kind === 'linkHolder') await noteInvitationOpened(actor);
}
