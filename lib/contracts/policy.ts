import type { Actor, LinkActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';

export type ContractHolder = LinkActor & { agencyId: string; subject: { eventId: string; talentId: string } };

/** A contract is read and signed by its own link, and by nobody else. */
export function maySignContract(actor: Actor): ContractHolder {
  if (actor.kind !== 'linkHolder' || actor.purpose !== 'CONTRACT') throw forbidden('errors.link.invalid');
  const { agencyId, subject } = actor;
  const { eventId, talentId } = subject;
  if (!agencyId || !eventId || !talentId) throw forbidden('errors.link.invalid');
  return { ...actor, agencyId, subject: { eventId, talentId } };
}
