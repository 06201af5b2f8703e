import { and, eq, gt, isNull } from 'drizzle-orm';
import { linkTokens } from '@/db/schema';
import type { LinkActor, LinkPurpose, LinkSubject } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { hashLinkSecret } from './secret';

const IDS = [
  'userId',
  'talentId',
  'eventId',
  'convocatoryId',
  'convocatedId',
  'quotationId',
  'invitationId',
] as const;

/**
 * The holder of a link, if its token lives and is for exactly this purpose and these ids.
 * Reading never consumes it: scanners and chat previews open links too.
 */
export async function findLinkActor(
  purpose: LinkPurpose,
  subject: LinkSubject,
  secret: string,
): Promise<LinkActor | null> {
  const [row] = await database()
    .select()
    .from(linkTokens)
    .where(
      and(
        eq(linkTokens.tokenHash, hashLinkSecret(secret)),
        eq(linkTokens.purpose, purpose),
        gt(linkTokens.expiresAt, new Date()),
        isNull(linkTokens.revokedAt),
        isNull(linkTokens.usedAt),
      ),
    )
    .limit(1);
  if (!row || IDS.some((id) => subject[id] !== undefined && row[id] !== subject[id])) return null;
  const ids: Record<string, string> = {};
  for (const id of IDS) {
    const value = row[id];
    if (value) ids[id] = value;
  }
  return { kind: 'linkHolder', tokenId: row.id, purpose, agencyId: row.agencyId, subject: ids };
}
