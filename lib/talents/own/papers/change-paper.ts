import { and, eq, isNull } from 'drizzle-orm';
import { talentPapers } from '@/db/schema';
import type { ContractPaperKind } from '@/db/values/contract-papers';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { notFound } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { recordAudit } from '@/lib/platform/audit';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { mayKeepOwn } from '../../policy';
import { type DatePaperInput, type PaperKindInput, paperKindInput } from './inputs';
import { dropPapers, readDates } from './keep-paper';
import { lastDayOf } from './rules';

/**
 * Says when one's own paper was issued and until when it serves. Answers its kind. Throws INVALID per date, NOT_FOUND,
 * UNAUTHENTICATED, FORBIDDEN.
 */
export async function datePaper(actor: Actor, input: DatePaperInput): Promise<ContractPaperKind> {
  const talentId = mayKeepOwn(actor);
  const { kind, ...dates } = readDates(input);
  return transact(async (tx) => {
    const current = and(
      eq(talentPapers.talentId, talentId),
      eq(talentPapers.kind, kind),
      isNull(talentPapers.replacedAt),
    );
    const [paper] = await tx.select().from(talentPapers).where(current).for('update');
    if (!paper) throw notFound('errors.paper.notFound');
    const handedOver = isoDateInZone(paper.createdAt, DEFAULT_TIME_ZONE);
    await tx
      .update(talentPapers)
      .set({ issuedOn: dates.issuedOn, expiresOn: lastDayOf(kind, dates, handedOver) })
      .where(eq(talentPapers.id, paper.id));
    const of = { id: talentId, agencyId: null };
    await recordAudit(tx, actor, 'talent.date-paper', of, { detail: { kind } });
    return kind;
  });
}

/**
 * Takes one's own paper away, its earlier versions too; what a contract was handed stays with that. Answers its kind.
 * Throws NOT_FOUND, UNAUTHENTICATED, FORBIDDEN.
 */
export async function removePaper(actor: Actor, input: PaperKindInput): Promise<ContractPaperKind> {
  const talentId = mayKeepOwn(actor);
  const { kind } = parseInput(paperKindInput, input);
  return transact(async (tx) => {
    const papers = await tx
      .select({ id: talentPapers.id, fileId: talentPapers.fileId })
      .from(talentPapers)
      .where(and(eq(talentPapers.talentId, talentId), eq(talentPapers.kind, kind)))
      .for('update');
    if (papers.length === 0) throw notFound('errors.paper.notFound');
    await dropPapers(tx, papers);
    const of = { id: talentId, agencyId: null };
    await recordAudit(tx, actor, 'talent.remove-paper', of, { detail: { kind } });
    return kind;
  });
}
