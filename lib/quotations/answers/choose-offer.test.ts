import { and, asc, eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { eventPersonals, events, quotationAnswers, quotationLines, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { getEventFinances } from '@/lib/finances/margin/queries';
import { acceptQuotation } from '../accept-quotation';
import { quotationPdf } from '../document/document';
import { createQuotation } from '../drafts/create-quotation';
import type { QuotationLineInput } from '../inputs';
import { findQuotationLines } from '../lines/queries';
import { getOffer } from '../offers/queries';
import { getQuotation } from '../queries';
import { repricedChoices } from '../reprice';
import { draftInput } from '../testing/draft-input';
import { acceptOffer } from './accept-offer';
import { getAnswerPage } from './answer-page';
import { ALL_OF_IT, dearer, extra, hosts, makeChoosable, musician, sure } from './testing/choosable';
import { acceptance, CONTEXT, clientOf } from './testing/client-link';

const database = useDatabase();

const sentIn = (fields: Readonly<Record<string, string>>) => (name: string) => fields[name] ?? null;

/** The page with a choice, and the acceptance of what it shows. */
async function chosen(quotation: { id: string; agencyId: string }, fields: Readonly<Record<string, string>>) {
  const page = await getAnswerPage(await clientOf(quotation), sentIn(fields));
  if (page.status !== 'OPEN') throw new Error(page.status);
  const { choice, offer, problems } = page;
  const accepts = { ...(await acceptance(quotation)), choice: [...choice], total: offer.total };
  return { offer, problems, accepts };
}

const linesOf = (quotationId: string) =>
  database.db
    .select()
    .from(quotationLines)
    .where(eq(quotationLines.quotationId, quotationId))
    .orderBy(asc(quotationLines.position));

const rowOf = async (id: string) => {
  const [row] = await database.db.select().from(quotations).where(eq(quotations.id, id));
  if (!row) throw new Error('no quotation');
  return row;
};

/** The total of a quotation that has plainly what was taken. */
async function plainTotal(
  actor: Awaited<ReturnType<typeof makeChoosable>>['actor'],
  lines: QuotationLineInput[],
) {
  const plain = lines.map(({ optional, alternative, taken, leastPeople, mostPeople, ...line }) => line);
  return (await createQuotation(actor, { ...draftInput, lines: plain })).total;
}

const eight = { ...hosts, genders: [{ gender: 'MASCULINO' as const, quantity: 8 }] };

describe('a quotation that is chosen from', () => {
  test('comes to what is taken of it before it is answered', async () => {
    const { actor, quotation } = await makeChoosable(database.db);
    expect(quotation.total).toBe(await plainTotal(actor, [sure, musician, hosts]));
    expect((await getQuotation(actor, quotation.id)).lineCount).toBe(3);
    const lines = await linesOf(quotation.id);
    expect(lines.map(({ taken }) => taken)).toEqual([true, false, true, false, true]);
    const [, left] = lines;
    expect(left?.totalClient).toBeGreaterThan(0);
    const { content } = await getOffer(actor, quotation.id);
    expect(content.lines.map(({ choice }) => choice?.taken)).toEqual([undefined, false, true, false, true]);
  });

  test('adds up on its page as the client chooses, and writes nothing', async () => {
    const { actor, quotation } = await makeChoosable(database.db);
    const { offer, problems } = await chosen(quotation, ALL_OF_IT);
    expect(problems).toEqual({});
    expect(offer.total).toBe(await plainTotal(actor, [sure, extra, dearer, eight]));
    expect(offer.lines.map(({ choice }) => choice?.taken)).toEqual([undefined, true, false, true, true]);
    expect(JSON.stringify(offer)).not.toMatch(/budget|gain|paymentProducer|grossProfit/);
    expect(await rowOf(quotation.id)).toMatchObject({ total: quotation.total, stateId: 62 });
    const wrong = await chosen(quotation, { ...ALL_OF_IT, 'personas.4': '99' });
    expect(wrong.problems).toEqual({ 'personas.4': 'answer.choice.people' });
    expect(wrong.offer.total).toBe(await plainTotal(actor, [sure, extra, dearer, hosts]));
  });

  test('is frozen as it was chosen: quotation, event, sums, document and answer', async () => {
    const { actor, quotation, client } = await makeChoosable(database.db);
    const { offer, accepts } = await chosen(quotation, ALL_OF_IT);
    const { eventId } = await acceptOffer(client, accepts, CONTEXT);

    const row = await getQuotation(actor, quotation.id);
    expect(row).toMatchObject({ stateId: 63, total: offer.total, lineCount: 4 });
    const lines = (await findQuotationLines(actor, [quotation.id])).get(quotation.id) ?? [];
    expect(lines.map(({ taken }) => taken)).toEqual([true, true, false, true, true]);
    expect(lines[4]).toMatchObject({ people: 8, genders: [{ gender: 'MASCULINO', quantity: 8 }] });
    expect(repricedChoices(row, lines)?.priced?.quotation.total).toBe(offer.total);

    const [event] = await database.db.select().from(events).where(eq(events.id, eventId));
    expect(event).toMatchObject({ totalEvent: offer.total });
    const people = await database.db.select().from(eventPersonals).where(eq(eventPersonals.eventId, eventId));
    const asked = people.map(({ quantity, budget }) => `${quantity} × ${budget}`).sort();
    expect(asked).toEqual(['2 × 180000', '2 × 300000', '2 × 700000', '8 × 180000']);
    const finances = await getEventFinances(actor, eventId);
    expect(finances.estimated.income).toBe(row.subtotal);
    expect(finances.estimated.margin).toBe(row.priceGain);

    const [answer] = await database.db
      .select()
      .from(quotationAnswers)
      .where(eq(quotationAnswers.quotationId, quotation.id));
    const kept = await getOffer(actor, quotation.id);
    expect(kept.content).toMatchObject({ total: offer.total, lines: offer.lines });
    expect(answer).toMatchObject({ versionHash: kept.hash, chosen: { total: offer.total } });
    expect(kept.hash).not.toBe(accepts.hash);
    expect(await quotationPdf.open(client, quotation.id)).toBeDefined();
  });

  test('left as it was sent, it is accepted as it was sent', async () => {
    const { actor, quotation, client } = await makeChoosable(database.db);
    await acceptOffer(client, await acceptance(quotation), CONTEXT);
    const row = await rowOf(quotation.id);
    expect(row).toMatchObject({ stateId: 63, total: quotation.total });
    expect((await getOffer(actor, quotation.id)).content.total).toBe(quotation.total);
  });

  test('the agency notes a yes to what was sent; a client who chose otherwise is told', async () => {
    const { actor, quotation, client } = await makeChoosable(database.db);
    const { accepts } = await chosen(quotation, ALL_OF_IT);
    const { eventId } = await acceptQuotation(actor, { quotationId: quotation.id });
    const people = await database.db.select().from(eventPersonals).where(eq(eventPersonals.eventId, eventId));
    expect(people).toHaveLength(3);
    await expect(acceptOffer(client, accepts, CONTEXT)).rejects.toMatchObject({ code: 'CONFLICT' });
    expect(await acceptOffer(client, await acceptance(quotation), CONTEXT)).toEqual({ eventId });
  });

  test('a second person who leaves it as it was sent hears that another choice was accepted', async () => {
    const { quotation, client } = await makeChoosable(database.db);
    const { accepts, offer } = await chosen(quotation, ALL_OF_IT);
    const asSent = await acceptance(quotation);
    const { eventId } = await acceptOffer(client, accepts, CONTEXT);
    const otherwise = { messageKey: 'answer.acceptedOtherwise' };
    await expect(acceptOffer(client, asSent, CONTEXT)).rejects.toMatchObject(otherwise);
    await expect(acceptOffer(client, { ...asSent, total: quotation.total }, CONTEXT)).rejects.toMatchObject(
      otherwise,
    );
    // The first one, sent again.
    expect(await acceptOffer(client, accepts, CONTEXT)).toEqual({ eventId });
    expect(await rowOf(quotation.id)).toMatchObject({ total: offer.total });
  });

  test('of two choices at once one holds, and there is one event', async () => {
    const { quotation, client } = await makeChoosable(database.db);
    const one = await chosen(quotation, ALL_OF_IT);
    const other = await chosen(quotation, { ...ALL_OF_IT, 'personas.4': '3' });
    const all = await Promise.allSettled(
      [one, other, one, other].map(({ accepts }) => acceptOffer(client, accepts, CONTEXT)),
    );
    expect(all.some(({ status }) => status === 'fulfilled')).toBe(true);
    const opened = await database.db.select().from(events).where(eq(events.quotationId, quotation.id));
    expect(opened).toHaveLength(1);
    const { total } = await rowOf(quotation.id);
    expect([one.offer.total, other.offer.total]).toContain(total);
    expect(opened[0]?.totalEvent).toBe(total);
  });

  test('is refused when it is not allowed, or comes to another total than was seen', async () => {
    const { quotation, client } = await makeChoosable(database.db);
    const { accepts } = await chosen(quotation, ALL_OF_IT);
    await expect(acceptOffer(client, { ...accepts, total: 1 }, CONTEXT)).rejects.toMatchObject({
      messageKey: 'answer.changed',
    });
    const many = [{ position: 4, taken: true, people: 9 }];
    await expect(acceptOffer(client, { ...accepts, choice: many }, CONTEXT)).rejects.toMatchObject({
      code: 'INVALID',
      fields: { 'personas.4': 'answer.choice.people' },
    });
    expect(await rowOf(quotation.id)).toMatchObject({ stateId: 62, total: quotation.total });
  });

  test('which the calculator no longer comes to is accepted as it was sent, and not otherwise', async () => {
    const { quotation, client } = await makeChoosable(database.db);
    const { accepts } = await chosen(quotation, ALL_OF_IT);
    await database.db
      .update(quotationLines)
      .set({ netIncome: sql`${quotationLines.netIncome} + 1` })
      .where(and(eq(quotationLines.quotationId, quotation.id), eq(quotationLines.position, 0)));
    const page = await getAnswerPage(client, sentIn(ALL_OF_IT));
    expect(page).toMatchObject({ choosable: false, choice: [], offer: { total: quotation.total } });
    await expect(acceptOffer(client, accepts, CONTEXT)).rejects.toMatchObject({
      fields: { nothing: 'answer.choice.asSent' },
    });
    const asSent = { ...(await acceptance(quotation)), total: quotation.total };
    await acceptOffer(client, asSent, CONTEXT);
    expect(await rowOf(quotation.id)).toMatchObject({ stateId: 63, total: quotation.total });
  });

  test('service agents are shared by what was taken', async () => {
    const { quotation, client, actor } = await makeChoosable(database.db, {
      agents: 2,
      agentDays: 1,
      agentPrice: 150_000,
    });
    const { offer, accepts } = await chosen(quotation, ALL_OF_IT);
    await acceptOffer(client, accepts, CONTEXT);
    const lines = (await linesOf(quotation.id)).filter(({ taken }) => taken);
    const row = await rowOf(quotation.id);
    expect(lines.reduce((sum, line) => sum + line.serviceAgentCost, 0)).toBe(300_000);
    expect(lines.reduce((sum, line) => sum + line.totalClient, 0)).toBe(row.total);
    expect(row.total).toBe(offer.total);
    expect(await getQuotation(actor, quotation.id)).toMatchObject({ subtotalServiceAgent: 300_000 });
  });
});
