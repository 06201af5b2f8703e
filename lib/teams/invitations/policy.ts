import { type HolderOf, requireAgencyLink } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';

export type InvitationHolder = HolderOf<'invitationId'> & { readonly agencyId: string };

/** An invitation is read and accepted by its own link, and by nobody else. */
export const mayAcceptInvitation = (actor: Actor): InvitationHolder =>
  requireAgencyLink(actor, 'INVITATION', ['invitationId']);
