import { and, eq, gt, isNull } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { signingMandates } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import type { Contract } from '../queries';
import { keepSignatures } from '../signatures/keep-signature';
import { snapshotTextHash } from '../snapshot';
import { completeContract } from './complete-contract';

export type SigningMandate = typeof signingMandates.$inferSelect;

/** Finds an agency's mandate that holds at `now`; null without. */
export async function findMandate(db: Db | Tx, agencyId: string, now: Date): Promise<SigningMandate | null> {
  const [row] = await db
    .select()
    .from(signingMandates)
    .where(
      and(
        eq(signingMandates.agencyId, agencyId),
        isNull(signingMandates.revokedAt),
        gt(signingMandates.until, now),
      ),
    );
  return row ?? null;
}

/** What the signature of a mandate says: its representative, and the code by which the mandate was given. */
export const signatureOf = (mandate: SigningMandate) => {
  const { representativeName: name, representativeDocument: identification } = mandate;
  const { channel, destination, codeSentAt, codeVerifiedAt, grantedBy: userId, id: mandateId } = mandate;
  return {
    signer: { role: 'AGENCY', name, identification },
    mark: { method: 'MANDATE' },
    code: { channel, destination, destinationSince: null, codeSentAt, codeVerifiedAt },
    // Nobody pressed.
    context: { ip: null, userAgent: null },
    userId,
    mandateId,
  } as const;
};

/** Signs for the agency at once where it has given a mandate; null where it has not. */
export async function signByMandate(
  tx: Tx,
  actor: Actor,
  contract: Contract,
  now: Date,
): Promise<Contract | null> {
  const mandate = await findMandate(tx, contract.agencyId, now);
  if (!mandate) return null;
  const { id: contractId, agencyId, talentId } = contract;
  const textHash = snapshotTextHash(contract);
  const paper = { contractId, agencyId, talentId, act: 'CONTRACT', textHash } as const;
  await keepSignatures(tx, [{ ...paper, ...signatureOf(mandate) }], now);
  return completeContract(tx, actor, contract, now, mandate.id);
}
