import { and, eq } from 'drizzle-orm';
import { quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { CLIENT, QUOTATION } from '@/lib/core/states';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type CreateQuotationInput, createQuotationInput } from '../inputs';
import { mayManageQuotations } from '../policy';
import type { Quotation } from '../queries';
import { priceDraft } from './price-draft';
import { refuseInactive } from './refuse-inactive';
import { refuseUnlikeFirst } from './refuse-unlike-first';
import { clientPhone, draftColumns, insertLines, rewriteDraft } from './write-draft';

/**
 * Keeps a new draft (61) with its lines, priced by the server. With an `id` that is already a draft of the agency
 * it rewrites that one, so a screen may repeat a save whose answer was lost. Throws INVALID, FORBIDDEN,
 * UNAUTHENTICATED, NOT_FOUND for a client or an id that is not the agency's to use, and CONFLICT when that draft is an
 * addition that would differ in what is fixed. Of the quotation `first` it is an addition; the caller has checked that it
 * may be.
 */
export async function createQuotation(
  actor: Actor,
  input: CreateQuotationInput,
  first?: Pick<Quotation, 'id' | 'clientId'>,
): Promise<Quotation> {
  const agency = mayManageQuotations(actor);
  const { id, ...typed } = parseInput(createQuotationInput, input);
  const known = await findKnown(agency.agencyId, id);
  if (known) refuseUnlikeFirst(typed, known);
  const data = { ...typed, ...clientPhone(typed) };
  const now = currentTime();
  const priced = await priceDraft(actor, data, now);
  if (priced.client?.stateId === CLIENT.INACTIVE) {
    refuseInactive(priced.client, first?.clientId ?? known?.clientId ?? null);
  }
  const columns = draftColumns(data, priced);
  return transact(async (tx) => {
    const [row] = await tx
      .insert(quotations)
      .values({
        ...columns,
        ...(id ? { id } : {}),
        agencyId: agency.agencyId,
        stateId: QUOTATION.DRAFT,
        additionOf: first?.id ?? null,
        createdBy: agency.userId,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing({ target: quotations.id })
      .returning();
    if (!row) {
      const key = { id: id ?? '', agencyId: agency.agencyId };
      const rewritten = await rewriteDraft(tx, key, { ...columns, updatedAt: now }, priced.columns.lines);
      if (!rewritten) throw notFound('errors.quotation.notFound');
      return rewritten;
    }
    await insertLines(tx, row, priced.columns.lines);
    await recordAudit(
      tx,
      actor,
      'quotation.create',
      { id: row.id, agencyId: agency.agencyId },
      { to: QUOTATION.DRAFT, ...(first && { detail: { additionOf: first.id } }) },
    );
    return row;
  });
}

/** The quotation that has the id already, when a save is repeated. */
async function findKnown(agencyId: string, id: string | null | undefined): Promise<Quotation | undefined> {
  if (!id) return undefined;
  const [row] = await database()
    .select()
    .from(quotations)
    .where(and(eq(quotations.id, id), eq(quotations.agencyId, agencyId)));
  return row;
}
