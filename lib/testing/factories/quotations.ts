import { eq, sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { agencies, quotationLineGenders, quotationLines, quotations } from '../../../db/schema/index.ts';
import { QUOTATION } from '../../core/states.ts';
import { type Agency, BOGOTA, makeAgency } from './agencies.ts';
import { type Client, makeClient } from './clients.ts';
import { type LineFields, priceLine, totalOf } from './quotation-figures.ts';
import { nextWord, only } from './sequence.ts';

export type Quotation = typeof quotations.$inferSelect;
export type QuotationLine = typeof quotationLines.$inferSelect;

const COP = 1;

type QuotationFields = Partial<typeof quotations.$inferInsert> & {
  readonly agency?: Agency;
  readonly client?: Client;
  /** One line of two models for two days unless told otherwise. */
  readonly lines?: readonly LineFields[];
};

/** A quotation as its client received it (state 62), numbered, with lines whose figures add up. */
export async function makeQuotation(
  db: Db,
  { agency: given, client: givenClient, lines: wanted = [{}], ...fields }: QuotationFields = {},
): Promise<Quotation & { lines: QuotationLine[] }> {
  const agencyId = fields.agencyId ?? given?.id ?? givenClient?.agencyId ?? (await makeAgency(db)).id;
  const client = givenClient ?? (await makeClient(db, { agencyId }));
  const lines = wanted.map(priceLine);
  const code = fields.code === undefined ? await nextCode(db, agencyId) : fields.code;
  const rows = await db
    .insert(quotations)
    .values({
      clientId: client.id,
      nameClient: client.name,
      nameContact: client.nameProducer,
      emailClient: client.emailProducer,
      phoneClient: client.phoneProducer,
      nameEvent: `Lanzamiento ${nextWord()}`,
      place: 'Corferias',
      cityId: BOGOTA,
      startDate: new Date('2027-03-01T13:00:00Z'),
      endDate: new Date('2027-03-02T23:00:00Z'),
      currencyId: COP,
      gain: '20',
      platformGainPct: '10',
      priceStep: 1000,
      calcVersion: 'factory',
      taxSnapshot: {},
      stateId: QUOTATION.SENT,
      sentAt: new Date(),
      validUntil: new Date(Date.now() + 15 * 86_400_000),
      platformFeeSubtotal: totalOf(lines, 'platformFee'),
      subtotalPlatform: totalOf(lines, 'subtotalProducer'),
      ivaPlatform: totalOf(lines, 'ivaProducer'),
      totalPlatform: totalOf(lines, 'totalProducer'),
      subtotal: totalOf(lines, 'subtotalClient'),
      iva: totalOf(lines, 'ivaClient'),
      total: totalOf(lines, 'totalClient'),
      priceGain: totalOf(lines, 'grossProfit'),
      priceNetGain: totalOf(lines, 'netIncome'),
      ...fields,
      agencyId,
      code,
    })
    .returning();
  const quotation = only(rows);
  return { ...quotation, lines: await insertLines(db, quotation, lines) };
}

async function insertLines(
  db: Db,
  { id: quotationId, agencyId }: Quotation,
  lines: readonly ReturnType<typeof priceLine>[],
): Promise<QuotationLine[]> {
  const inserted: QuotationLine[] = [];
  for (const [position, { genders, ...figures }] of lines.entries()) {
    const rows = await db
      .insert(quotationLines)
      .values({ ...figures, agencyId, quotationId, position })
      .returning();
    const line = only(rows);
    inserted.push(line);
    await db
      .insert(quotationLineGenders)
      .values(genders.map((split) => ({ ...split, agencyId, quotationLineId: line.id })));
  }
  return inserted;
}

async function nextCode(db: Db, agencyId: string): Promise<number> {
  const rows = await db
    .update(agencies)
    .set({ consecutiveQuote: sql`${agencies.consecutiveQuote} + 1` })
    .where(eq(agencies.id, agencyId))
    .returning({ code: agencies.consecutiveQuote });
  return only(rows).code;
}
