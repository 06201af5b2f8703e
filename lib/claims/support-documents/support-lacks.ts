import type { Tx } from '@/db/client';
import type { Actor } from '@/lib/core/actor';
import { transact } from '@/lib/platform/transaction';
import { type Claim, getClaim } from '../queries';
import { buyerOf, sellerOf } from './parties';
import { issuingSoftware } from './sending/software';
import { whatLacks } from './sending/what-lacks';

/** What the support document of a claim would lack today, in words; none for one that can be made. */
export async function supportLacks(tx: Tx, claim: Claim): Promise<string[]> {
  return whatLacks({
    seller: await sellerOf(tx, claim),
    buyer: await buyerOf(tx, claim.agencyId),
    softwareNit: issuingSoftware().nit,
  });
}

/** The same of a claim of the own agency. Throws UNAUTHENTICATED, FORBIDDEN, NOT_FOUND. */
export async function getSupportLacks(actor: Actor, claimId: string): Promise<string[]> {
  const claim = await getClaim(actor, claimId);
  return transact((tx) => supportLacks(tx, claim));
}
