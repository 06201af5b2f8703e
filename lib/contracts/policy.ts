import type { Actor, Confirmation, LinkActor } from '@/lib/core/actor';
import { forbidden } from '@/lib/core/errors';
import { confirmationOf } from './link-codes/policy';

export type ContractHolder = LinkActor & { agencyId: string; subject: { eventId: string; talentId: string } };

/** The page of a contract is reached by its own link, and by nobody else. */
export function mayReachContract(actor: Actor): ContractHolder {
  if (actor.kind !== 'linkHolder' || actor.purpose !== 'CONTRACT') throw forbidden('errors.link.invalid');
  const { agencyId, subject } = actor;
  const { eventId, talentId } = subject;
  if (!agencyId || !eventId || !talentId) throw forbidden('errors.link.invalid');
  return { ...actor, agencyId, subject: { eventId, talentId } };
}

export type ContractSigner = ContractHolder & { readonly confirmed: Confirmation };

/** What shows or binds the talent needs the code too, which only the talent gets. */
export function maySignContract(actor: Actor): ContractSigner {
  const holder = mayReachContract(actor);
  return { ...holder, confirmed: confirmationOf(holder) };
}
