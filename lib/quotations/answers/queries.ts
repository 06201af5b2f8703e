import { and, desc, eq } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { documentTypes, quotationAnswers } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { maySeeQuotations } from '../policy';

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

/** What a client answered, who in its name, and to which version. */
export type GivenAnswer = Awaited<ReturnType<typeof answers>>[number];

/** What the client answered by its link, newest first; nothing for another agency's quotation. */
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

/** One answer, for the message that tells of it. */
export async function findAnswer(tx: Tx, answerId: string): Promise<GivenAnswer | null> {
  const [row] = await answers(tx).where(eq(quotationAnswers.id, answerId));
  return row ?? null;
}
