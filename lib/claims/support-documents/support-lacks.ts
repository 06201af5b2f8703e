import type { Tx } from '@/db/client';
import type { Claim } from '../queries';
import { buyerOf, sellerOf } from './parties';
import { issuingSoftware } from './sending/software';
import { whatLacks } from './sending/what-lacks';

/** What the support document of a claim would lack today, in words; none for one that can be made. */
export async function supportLacks(tx: Tx, claim: Claim): Promise<string[]> {
  return whatLacks({
    seller: await sellerOf(tx, claim),
    buyer: await buyerOf(tx, claim),
    isPlatforms: claim.thirdParty,
    softwareNit: issuingSoftware().nit,
  });
}
