import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { cities, linkTokens, quotations } from '@/db/schema';
import { QUOTATION } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import type { Quotation } from '../../queries';
import { mayFollow } from './rules';

/** The version that stands, for whoever may be led on to it. */
export type NewerVersion = Pick<Quotation, 'id' | 'agencyId' | 'version' | 'endDate' | 'validUntil'> & {
  readonly timeZone: string;
};

/**
 * The sent version that stands in place of a replaced one, if its holder may be led on to it (rule: `mayFollow`); null
 * otherwise. The caller has checked the link to the replaced one.
 */
export async function findNewerVersion(db: Db | Tx, replaced: Quotation): Promise<NewerVersion | null> {
  const { agencyId, code, version } = replaced;
  if (code === null) return null;
  const living = db.$count(
    linkTokens,
    and(
      eq(linkTokens.quotationId, quotations.id),
      eq(linkTokens.purpose, 'QUOTATION_ANSWER'),
      gt(linkTokens.expiresAt, currentTime()),
      isNull(linkTokens.revokedAt),
    ),
  );
  const [newer] = await db
    .select({
      id: quotations.id,
      agencyId: quotations.agencyId,
      version: quotations.version,
      endDate: quotations.endDate,
      validUntil: quotations.validUntil,
      clientId: quotations.clientId,
      emailClient: quotations.emailClient,
      timeZone: cities.timeZone,
      livingLinks: sql<number>`(${living})`.mapWith(Number),
    })
    .from(quotations)
    .innerJoin(cities, eq(cities.id, quotations.cityId))
    .where(
      and(
        eq(quotations.agencyId, agencyId),
        eq(quotations.code, code),
        gt(quotations.version, version),
        ne(quotations.stateId, QUOTATION.DRAFT),
        isNull(quotations.supersededAt),
        isNull(quotations.voidedAt),
      ),
    )
    .orderBy(desc(quotations.version))
    .limit(1);
  if (!newer || !mayFollow(replaced, newer)) return null;
  const { clientId: _client, emailClient: _email, livingLinks: _links, ...found } = newer;
  return found;
}
