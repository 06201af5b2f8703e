import type { Actor, LinkActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';

export type InvitationHolder = LinkActor & { agencyId: string; subject: { invitationId: string } };

/** An invitation is read and accepted by its own link, and by nobody else. */
export function mayAcceptInvitation(actor: Actor): InvitationHolder {
  if (actor.kind !== 'linkHolder' || actor.purpose !== 'INVITATION') throw forbidden('errors.link.invalid');
  const { agencyId, subject } = actor;
  const { invitationId } = subject;
  if (!agencyId || !invitationId) throw forbidden('errors.link.invalid');
  return { ...actor, agencyId, subject: { invitationId } };
}
