import { and, eq, getTableColumns, gt, isNull } from 'drizzle-orm';
import { agencies, linkTokens } from '@/db/schema';
import type { LinkPurpose } from '@/db/values/link-purposes';
import type { AnonymousActor, LinkActor, LinkSubject } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { linkPurpose } from '@/lib/core/link-purposes';
import { isClosedAgency } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { isFresh } from '../confirmation/rules';
import { findConfirmation } from '../link-codes/queries';
import { hashLinkSecret } from '../link-secret';

const IDS = [
  'userId',
  'talentId',
  'eventId',
  'convocatoryId',
  'convocatedId',
  'quotationId',
  'invitationId',
  'clientId',
  'viewerId',
] as const;

const isLiving = () =>
  and(gt(linkTokens.expiresAt, currentTime()), isNull(linkTokens.revokedAt), isNull(linkTokens.usedAt));

/**
 * The holder of a link, with what its browser has confirmed (`browser`, the secret of that cookie), if its token lives
 * and is for exactly this purpose and these ids.
 * Nobody, with the reason, when it is of the work of an agency that is suspended or inactive.
 * Reading never consumes it: scanners and chat previews open links too.
 */
export async function findLinkVisitor(
  purpose: LinkPurpose,
  subject: LinkSubject,
  secret: string,
  browser: string | null = null,
): Promise<LinkActor | AnonymousActor | null> {
  const [row] = await database()
    .select({ ...getTableColumns(linkTokens), agencyState: agencies.stateId })
    .from(linkTokens)
    .leftJoin(agencies, eq(agencies.id, linkTokens.agencyId))
    .where(and(eq(linkTokens.tokenHash, hashLinkSecret(secret)), eq(linkTokens.purpose, purpose), isLiving()))
    .limit(1);
  if (!row || IDS.some((id) => subject[id] !== undefined && row[id] !== subject[id])) return null;
  if (row.agencyState !== null && isClosedAgency(row.agencyState) && linkPurpose(purpose).closesWithAgency) {
    return { kind: 'anonymous', because: 'AGENCY_CLOSED' };
  }
  const ids: Record<string, string> = {};
  for (const id of IDS) {
    const value = row[id];
    if (value) ids[id] = value;
  }
  const actor = {
    kind: 'linkHolder',
    tokenId: row.id,
    purpose,
    agencyId: row.agencyId,
    subject: ids,
    ...(row.givenToUserId ? { givenToUserId: row.givenToUserId } : {}),
  } as const;
  if (!browser || !row.talentId || !linkPurpose(purpose).asksForCode) return actor;
  const confirmed = await findConfirmation(row.talentId, browser);
  return confirmed ? { ...actor, confirmed, fresh: isFresh(confirmed.at, currentTime()) } : actor;
}

/** The same, without the reason. */
export async function findLinkActor(
  purpose: LinkPurpose,
  subject: LinkSubject,
  secret: string,
  browser: string | null = null,
): Promise<LinkActor | null> {
  const visitor = await findLinkVisitor(purpose, subject, secret, browser);
  return visitor?.kind === 'linkHolder' ? visitor : null;
}

/**
 * Whether a secret opens the page of that path; true where the database does not answer, since the page itself then says
 * so.
 */
export async function opensPage(secret: string, path: string): Promise<boolean> {
  const living = await database()
    .select()
    .from(linkTokens)
    .where(and(eq(linkTokens.tokenHash, hashLinkSecret(secret)), isLiving()))
    .catch(() => null);
  if (!living) return true;
  const [page, ...ids] = path.split('/').slice(1);
  return living.some(
    (row) =>
      linkPurpose(row.purpose).page === page &&
      ids.filter(isUuid).every((given) => IDS.some((id) => row[id] === given)),
  );
}
