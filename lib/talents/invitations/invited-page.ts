import { and, eq, isNull } from 'drizzle-orm';
import { talentInvitations } from '@/db/schema';
import { requireLink } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { findSentInvitation, type JoiningAgency } from './queries';
import { invitationState, isWaiting } from './rules';

export type InvitedPage = {
  readonly agency: JoiningAgency;
  /** What the agency typed of the person, to begin the form with. */
  readonly name: string;
  readonly email: string | null;
  readonly phone: string | null;
};

/** What the holder of an invitation sees; null once it was used, withdrawn or ran out. Throws FORBIDDEN. */
export async function getInvitedPage(actor: Actor): Promise<InvitedPage | null> {
  const { subject } = requireLink(actor, 'TALENT_INVITATION', ['invitationId']);
  const found = await findSentInvitation(database(), subject.invitationId);
  const state = found && invitationState(found, currentTime());
  if (!found || state === 'EXPIRED' || (state && !isWaiting(state))) return null;
  const { agencyId, agencyName, agencyLogoFileId, name, email, phone } = found;
  return { agency: { id: agencyId, name: agencyName, logoFileId: agencyLogoFileId }, name, email, phone };
}

/** Notes when an invitation was first looked at; answers whether this was it. Throws FORBIDDEN. */
export async function noteInvitationOpened(actor: Actor): Promise<boolean> {
  const { subject } = requireLink(actor, 'TALENT_INVITATION', ['invitationId']);
  const noted = await database()
    .update(talentInvitations)
    .set({ openedAt: currentTime() })
    .where(and(eq(talentInvitations.id, subject.invitationId), isNull(talentInvitations.openedAt)))
    .returning({ id: talentInvitations.id });
  return noted.length > 0;
}
