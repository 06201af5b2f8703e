import { and, desc, eq, gt, isNull, lt } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { linkCodes, linkConfirmations } from '@/db/schema';
import type { Confirmation } from '@/lib/core/actor';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { hashLinkSecret } from '../link-secret';
import { MOST_TRIES } from './rules';

/**
 * Finds the confirmation of a talent in a browser, from its cookie; null unless a code was given back less than a day
 * ago.
 */
export async function findConfirmation(talentId: string, secret: string): Promise<Confirmation | null> {
  const [row] = await database()
    .select()
    .from(linkConfirmations)
    .where(
      and(
        eq(linkConfirmations.secretHash, hashLinkSecret(secret)),
        eq(linkConfirmations.talentId, talentId),
        gt(linkConfirmations.expiresAt, currentTime()),
      ),
    );
  if (!row) return null;
  return { channel: row.channel, destination: row.destination, at: row.createdAt, browserId: row.id };
}

/** The newest code that was asked for on a link, if it can still be given back. */
export async function findOpenCode(db: Db | Tx, tokenId: string) {
  const [row] = await db
    .select()
    .from(linkCodes)
    .where(
      and(
        eq(linkCodes.linkTokenId, tokenId),
        isNull(linkCodes.usedAt),
        gt(linkCodes.expiresAt, currentTime()),
        lt(linkCodes.attempts, MOST_TRIES),
      ),
    )
    .orderBy(desc(linkCodes.createdAt))
    .limit(1);
  return row ?? null;
}
