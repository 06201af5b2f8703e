import type { Actor } from '@/lib/core/actor';
import { decrypt } from '@/lib/platform/encryption';
import { keepBankAccount } from '@/lib/talents/own/bank-account/keep-account';
import { getBankAccount } from '@/lib/talents/own/bank-account/queries';
import { maySendClaim } from './policy';
import type { Claim } from './queries';

/**
 * Keeps the account that a claim was sent with as its talent's own, for its next claims; the talent has asked for it.
 * Whose name the account is in stays, or begins with the talent's. Throws as `keepBankAccount`.
 */
export async function keepClaimAccount(actor: Actor, claim: Claim): Promise<void> {
  maySendClaim(actor);
  const known = await getBankAccount(actor);
  const { bankId, accountType: typeAccount, name } = claim;
  const account = decrypt(claim.accountEncrypted, claim.id);
  await keepBankAccount(actor, { bankId, account, typeAccount, holder: known?.holder ?? name });
}
