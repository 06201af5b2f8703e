import { desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { banks, claimAccounts } from '@/db/schema';
import type { Claim } from '../queries';

/** The account that a talent gave for a claim, unless it corrected the claim after that: then the one on it counts. */
export const stillCounts = <Given extends { readonly createdAt: Date }>(
  { sentAt }: Pick<Claim, 'sentAt'>,
  given: Given | undefined,
): Given | undefined => (given && given.createdAt >= sentAt ? given : undefined);

/** Where a claim is paid: the account that its talent gave instead, else the one on it. */
export async function findPayAccount(db: Db | Tx, claim: Claim) {
  const [last] = await db
    .select()
    .from(claimAccounts)
    .where(eq(claimAccounts.claimId, claim.id))
    .orderBy(desc(claimAccounts.createdAt), desc(claimAccounts.id))
    .limit(1);
  const given = stillCounts(claim, last);
  const { bankId, accountType, accountLastDigits } = given ?? claim;
  const [bank] = await db.select({ name: banks.name }).from(banks).where(eq(banks.id, bankId));
  return { id: given?.id ?? null, bankId, bank: bank?.name ?? '', accountType, accountLastDigits };
}
