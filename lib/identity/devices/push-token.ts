import { and, eq, isNull, notInArray, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { pushTokens } from '@/db/schema';
import type { TalentActor } from '@/lib/core/actor';
import { hashLinkSecret } from '../link-secret';

/** More are kept of nobody: the oldest goes. */
const MOST = 10;

type Installation = Pick<TalentActor, 'talentId' | 'mobileTokenId'>;

const tokensOf = ({ talentId, mobileTokenId }: Installation): SQL | undefined =>
  and(
    eq(pushTokens.talentId, talentId),
    mobileTokenId ? eq(pushTokens.mobileTokenId, mobileTokenId) : isNull(pushTokens.mobileTokenId),
  );

/**
 * Keeps by which token an installation of the app takes push messages, null for none any more. It has one, and a token is
 * that of whoever said so last: a telephone that is passed on rings for its new owner alone.
 */
export async function keepPushToken(tx: Tx, by: Installation, token: string | null): Promise<void> {
  const { talentId, mobileTokenId = null } = by;
  // Of the app whose sessions another application keeps nothing tells its installations apart.
  if (mobileTokenId || !token) await tx.delete(pushTokens).where(tokensOf(by));
  if (!token) return;
  const row = { talentId, mobileTokenId, createdAt: sql`now()` };
  await tx
    .insert(pushTokens)
    .values({ ...row, token, tokenHash: hashLinkSecret(token) })
    .onConflictDoUpdate({ target: pushTokens.tokenHash, set: row });
  const newest = tx
    .select({ id: pushTokens.id })
    .from(pushTokens)
    .where(eq(pushTokens.talentId, talentId))
    .orderBy(sql`${pushTokens.createdAt} desc`, sql`${pushTokens.id} desc`)
    .limit(MOST);
  await tx
    .delete(pushTokens)
    .where(and(eq(pushTokens.talentId, talentId), notInArray(pushTokens.id, newest)));
}
