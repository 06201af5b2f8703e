import { type HolderOf, requireAgencyLink } from '@/lib/core/abilities';
import type { Actor, Confirmation } from '@/lib/core/actor';
import { confirmationOf } from './link-codes/policy';

export type ContractHolder = HolderOf<'eventId' | 'talentId'> & { readonly agencyId: string };

/** The page of a contract is reached by its own link, and by nobody else. */
export const mayOpenContractPage = (actor: Actor): ContractHolder =>
  requireAgencyLink(actor, 'CONTRACT', ['eventId', 'talentId']);

export type ContractSigner = ContractHolder & { readonly confirmed: Confirmation };

/** What shows or binds the talent needs the code too, which only the talent gets. */
export function maySignContract(actor: Actor): ContractSigner {
  const holder = mayOpenContractPage(actor);
  return { ...holder, confirmed: confirmationOf(holder) };
}
