import { isDeepStrictEqual } from 'node:util';
import { and, eq, not, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { quotationLineGenders, quotationLines, quotations } from '@/db/schema';
import { emptyToNull } from '@/lib/core/contact';
import { type AppError, conflict, notFound } from '@/lib/core/errors';
import { QUOTATION } from '@/lib/core/states';
import { anyOf } from '@/lib/platform/any-of';
import { keepPhones } from '@/lib/platform/phones/read-phones';
import type { QuotationData } from '../inputs';
import type { Quotation } from '../queries';
import { isEditable } from '../rules';
import type { PricedDraft } from './price-draft';
import type { PricedColumns } from './priced-columns';

type Columns = Omit<typeof quotations.$inferInsert, 'agencyId' | 'stateId'>;

/** The columns of what was typed and of what was computed; the client's name is the one in the agency's book. */
export function draftColumns(
  { lines: _, ...data }: QuotationData,
  { client, fxRateDate, columns }: PricedDraft,
): Columns {
  return {
    ...data,
    ...columns.quotation,
    fxRateDate,
    clientId: client?.id ?? null,
    nameClient: client?.name ?? data.nameClient,
    emailClient: data.emailClient === undefined ? emptyToNull(client?.emailProducer) : data.emailClient,
    copies: [...new Set(data.copies)],
  };
}

/**
 * The telephone of the client's contact as it is kept, and the code of its country. One of before that stays as it is does
 * not hold up other changes. Throws INVALID.
 */
export function clientPhone(
  { phoneClient, dialingCode }: Pick<QuotationData, 'phoneClient' | 'dialingCode'>,
  before?: Pick<Quotation, 'phoneClient' | 'dialingCode'>,
) {
  const read = keepPhones({ phoneClient }, { dialingCode, before, follows: true, extension: true });
  return { phoneClient: read.phones.phoneClient ?? null, dialingCode: read.dialingCode };
}

/** The quotation that lines belong to. */
type Owner = { readonly id: string; readonly agencyId: string };

type Line = typeof quotationLines.$inferSelect;

type DraftKey = Owner & {
  readonly seenRevision?: number | null | undefined;
};

/**
 * Rewrites a draft of the agency, lines and all; at most five statements whatever the lines. Answers null when it is
 * not a draft (any more), not the agency's, or is at another revision than `seenRevision`: clocks of several
 * machines differ, a count does not.
 */
export async function rewriteDraft(
  tx: Tx,
  { id, agencyId, seenRevision }: DraftKey,
  columns: Partial<Columns> & { stateId?: number },
  lines: PricedColumns['lines'],
): Promise<Quotation | null> {
  const [row] = await tx
    .update(quotations)
    .set({ ...columns, revision: sql`${quotations.revision} + 1` })
    .where(
      and(
        eq(quotations.id, id),
        eq(quotations.agencyId, agencyId),
        eq(quotations.stateId, QUOTATION.DRAFT),
        seenRevision == null ? undefined : eq(quotations.revision, seenRevision),
      ),
    )
    .returning();
  if (!row) return null;
  await replaceLines(tx, row, lines);
  return row;
}

/** Makes these the lines of a quotation. A line that is at its place as it was stays: most saves change one of many. */
export async function replaceLines(tx: Tx, quotation: Owner, lines: PricedColumns['lines']): Promise<void> {
  const before = await readLines(tx, quotation.id);
  const kept: string[] = [];
  const changed = lines.filter(({ columns, genders }) => {
    const known = before.get(columns.position);
    const wanted = new Map(genders.map(({ gender, quantity }) => [gender, quantity]));
    if (!known || !isDeepStrictEqual(known.genders, wanted)) return true;
    if (!isDeepStrictEqual(known.columns, { ...known.columns, ...columns })) return true;
    kept.push(known.columns.id);
    return false;
  });
  const gone = and(eq(quotationLines.quotationId, quotation.id), not(anyOf(quotationLines.id, kept)));
  await tx.delete(quotationLines).where(gone);
  await insertLines(tx, quotation, changed);
}

/** The lines of a quotation by their position, each with how many people of each gender it asks for. */
async function readLines(tx: Tx, quotationId: string) {
  const rows = await tx
    .select({
      columns: quotationLines,
      gender: quotationLineGenders.gender,
      quantity: quotationLineGenders.quantity,
    })
    .from(quotationLines)
    .innerJoin(quotationLineGenders, eq(quotationLineGenders.quotationLineId, quotationLines.id))
    .where(eq(quotationLines.quotationId, quotationId));
  const lines = new Map<number, { columns: Line; genders: Map<string, number> }>();
  for (const { columns, gender, quantity } of rows) {
    const line = lines.get(columns.position) ?? { columns, genders: new Map() };
    lines.set(columns.position, line);
    line.genders.set(gender, quantity);
  }
  return lines;
}

/** The reason why a draft was not rewritten: it is missing, no longer a draft, or was changed meanwhile. */
export async function refusal(tx: Tx, { id, agencyId }: DraftKey): Promise<AppError> {
  const [row] = await tx
    .select({ stateId: quotations.stateId })
    .from(quotations)
    .where(and(eq(quotations.id, id), eq(quotations.agencyId, agencyId)));
  if (!row) return notFound('errors.quotation.notFound');
  return conflict(
    isEditable(row.stateId) ? 'errors.quotation.changedElsewhere' : 'errors.quotation.notDraft',
  );
}

/** Adds the lines of a quotation and their genders; two statements whatever the lines. */
export async function insertLines(
  tx: Tx,
  { id, agencyId }: Owner,
  lines: PricedColumns['lines'],
): Promise<void> {
  if (lines.length === 0) return;
  const rows = lines.map(({ columns, genders }) => ({ lineId: crypto.randomUUID(), columns, genders }));
  await tx
    .insert(quotationLines)
    .values(rows.map(({ lineId, columns }) => ({ ...columns, id: lineId, quotationId: id, agencyId })));
  await tx
    .insert(quotationLineGenders)
    .values(
      rows.flatMap(({ lineId, genders }) =>
        genders.map(({ gender, quantity }) => ({ agencyId, quotationLineId: lineId, gender, quantity })),
      ),
    );
}
