import { and, desc, eq, gt, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { cities, documentTypes, linkTokens, quotationAnswers, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { maySeeQuotations } from '../policy';
import type { Quotation } from '../queries';
import { mayOpenNewer } from './rules';

const columns = {
  id: quotationAnswers.id,
  quotationId: quotationAnswers.quotationId,
  answer: quotationAnswers.answer,
  name: quotationAnswers.name,
  documentType: documentTypes.code,
  document: quotationAnswers.document,
  reasonCode: quotationAnswers.reasonCode,
  reason: quotationAnswers.reason,
  version: quotationAnswers.version,
  versionHash: quotationAnswers.versionHash,
  createdAt: quotationAnswers.createdAt,
};

const answers = (db: Db | Tx) =>
  db
    .select(columns)
    .from(quotationAnswers)
    .leftJoin(documentTypes, eq(documentTypes.id, quotationAnswers.documentTypeId))
    .$dynamic();

/** An answer of a client: what, by whom, and to which version. */
export type GivenAnswer = Awaited<ReturnType<typeof answers>>[number];

/** The client's answers by its link, newest first; none for another agency's quotation. */
export async function listAnswers(actor: Actor, quotationId: string): Promise<GivenAnswer[]> {
  const { agencyId } = maySeeQuotations(actor);
  return answers(database())
    .where(and(eq(quotationAnswers.quotationId, quotationId), eq(quotationAnswers.agencyId, agencyId)))
    .orderBy(desc(quotationAnswers.createdAt), desc(quotationAnswers.id));
}

/** The answers to one quotation, newest first, for its client's page: the caller has checked the link. */
export const findAnswers = (db: Db | Tx, quotationId: string): Promise<GivenAnswer[]> =>
  answers(db)
    .where(eq(quotationAnswers.quotationId, quotationId))
    .orderBy(desc(quotationAnswers.createdAt), desc(quotationAnswers.id));

/** One answer, for the message about it. */
export async function findAnswer(tx: Tx, answerId: string): Promise<GivenAnswer | null> {
  const [row] = await answers(tx).where(eq(quotationAnswers.id, answerId));
  return row ?? null;
}

/** The sent version that took the place of a replaced one. */
export type NewerVersion = Pick<Quotation, 'id' | 'agencyId' | 'version' | 'endDate' | 'validUntil'> & {
  readonly timeZone: string;
};

/** In SQL: how many links lead to a quotation. */
export const livingLinksOf = (db: Db | Tx) =>
  db.$count(
    linkTokens,
    and(
      eq(linkTokens.quotationId, quotations.id),
      eq(linkTokens.purpose, 'QUOTATION_ANSWER'),
      gt(linkTokens.expiresAt, currentTime()),
      isNull(linkTokens.revokedAt),
    ),
  );

/**
 * The sent version that took the place of a replaced one; null when the holder of the old link may not open it (rule:
 * `mayOpenNewer`). The caller has checked that link.
 */
export async function findNewerVersion(db: Db | Tx, replaced: Quotation): Promise<NewerVersion | null> {
  const { agencyId, code, version } = replaced;
  if (code === null) return null;
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
      livingLinks: sql<number>`(${livingLinksOf(db)})`.mapWith(Number),
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
  if (!newer || !mayOpenNewer(replaced, newer)) return null;
  const { clientId: _client, emailClient: _email, livingLinks: _links, ...found } = newer;
  return found;
}
