import { requireAgencyVisit, type VisitorOf } from '@/lib/core/abilities';
import type { Actor, Confirmation } from '@/lib/core/actor';
import { confirmationOf } from './link-codes/policy';

export type ContractHolder = VisitorOf<'eventId' | 'talentId'> & { readonly agencyId: string };

/** The page of a contract opens to its own link and to its talent, and to nobody else. */
export const mayOpenContractPage = (actor: Actor): ContractHolder =>
  requireAgencyVisit(actor, 'CONTRACT', ['eventId', 'talentId']);

export type ContractSigner = ContractHolder & { readonly confirmed: Confirmation };

/** Signing needs the link and the one-time code, which only the talent gets, or the talent's log-in. */
export function maySignContract(actor: Actor): ContractSigner {
  const holder = mayOpenContractPage(actor);
  return { ...holder, confirmed: confirmationOf(holder) };
}
