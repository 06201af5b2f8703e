import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  auditEntries,
  eventPersonals,
  events,
  messages,
  quotationAnswers,
  quotationDocuments,
  quotations,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { acceptQuotation } from '../accept-quotation';
import { rejectQuotation } from '../reject-quotation';
import { acceptOffer } from './accept-offer';
import { refuseOffer } from './refuse-offer';
import { requestChange } from './request-change';
import { acceptance, CONTEXT, clientOf, hashOf } from './testing/client-link';

const database = useDatabase();
const yesterday = new Date(Date.now() - 86_400_000);

async function makeSent(fields: Parameters<typeof makeQuotation>[1] = {}) {
  const { actor, agency } = await makeAgencyUser(database.db);
  const quotation = await makeQuotation(database.db, { agency, ...fields });
  return { actor, quotation, client: await clientOf(quotation) };
}

const answersTo = (id: string) =>
  database.db.select().from(quotationAnswers).where(eq(quotationAnswers.quotationId, id));
const eventsOf = (id: string) => database.db.select().from(events).where(eq(events.quotationId, id));
const trailOf = async (id: string) =>
  (await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))).filter(
    ({ entity }) => entity === 'quotation',
  );
const mailsAbout = (answerId: string) =>
  database.db.select().from(messages).where(sql`${messages.payload} ->> 'answerId' = ${answerId}`);

describe('acceptOffer', () => {
  test('accepts, opens the event with its people, and keeps who answered to exactly what', async () => {
    const { quotation, client } = await makeSent();
    const given = await acceptance(quotation);
    const { eventId } = await acceptOffer(client, given, CONTEXT);
    expect(await eventsOf(quotation.id)).toMatchObject([
      { id: eventId, stateId: 33, name: quotation.nameEvent, totalEvent: quotation.total },
    ]);
    const people = await database.db.select().from(eventPersonals).where(eq(eventPersonals.eventId, eventId));
    expect(people.length).toBeGreaterThan(0);
    const [row] = await database.db.select().from(quotations).where(eq(quotations.id, quotation.id));
    expect(row).toMatchObject({ stateId: 63, acceptedAt: expect.any(Date) });

    const [answer, ...others] = await answersTo(quotation.id);
    expect(others).toEqual([]);
    expect(answer).toMatchObject({
      answer: 'ACCEPTED',
      name: 'Camila Rojas',
      documentTypeId: 1,
      document: '52.123.456',
      version: 1,
      versionHash: given.hash,
      linkTokenId: client.tokenId,
      signerIp: CONTEXT.ip,
      signerAgent: CONTEXT.userAgent,
    });
    const [kept] = await database.db
      .select()
      .from(quotationDocuments)
      .where(eq(quotationDocuments.quotationId, quotation.id));
    expect(kept).toMatchObject({ hash: given.hash, content: { total: quotation.total } });
    const trail = await trailOf(quotation.id);
    expect(trail).toMatchObject([
      {
        action: 'accept',
        fromState: '62',
        toState: '63',
        actorKind: 'linkHolder',
        actorId: client.tokenId,
        detail: { answerId: answer?.id, version: 1, versionHash: given.hash },
      },
    ]);
    expect(JSON.stringify(trail)).not.toContain('52.123.456');
    const told = (await mailsAbout(answer?.id ?? '')).map(({ kind }) => kind).sort();
    expect(told).toEqual(['quotations.acceptance-receipt', 'quotations.answer-given']);
  });

  test('of 50 presses, half the agency’s and half the client’s, come one event and one answer', async () => {
    const { actor, quotation, client } = await makeSent();
    const given = await acceptance(quotation);
    const answers = await Promise.all(
      Array.from({ length: 50 }, (_, index) =>
        index % 2 === 0
          ? acceptQuotation(actor, { quotationId: quotation.id })
          : acceptOffer(client, given, CONTEXT),
      ),
    );
    expect(new Set(answers.map(({ eventId }) => eventId)).size).toBe(1);
    expect(await eventsOf(quotation.id)).toHaveLength(1);
    const kept = await answersTo(quotation.id);
    expect(kept).toHaveLength(1);
    const trail = await trailOf(quotation.id);
    expect(trail.filter(({ action }) => action === 'accept')).toHaveLength(1);
    const told = (await mailsAbout(kept[0]?.id ?? '')).map(({ kind }) => kind).sort();
    expect(told).toEqual(['quotations.acceptance-receipt', 'quotations.answer-given']);
  });

  test('an agency that presses after its client hears whose yes came first', async () => {
    const { actor, quotation, client } = await makeSent();
    const { eventId } = await acceptOffer(client, await acceptance(quotation), CONTEXT);
    expect(await acceptQuotation(actor, { quotationId: quotation.id })).toMatchObject({
      eventId,
      outcome: 'CLIENT_HAD_ACCEPTED',
    });
  });

  test('of 50 yes and no at once, one holds and the others hear which', async () => {
    const { actor, quotation, client } = await makeSent();
    const given = await acceptance(quotation);
    const { hash, name } = given;
    const outcomes = await Promise.allSettled(
      Array.from({ length: 50 }, (_, index) => {
        if (index % 3 === 0) return acceptOffer(client, given, CONTEXT);
        if (index % 3 === 1) return rejectQuotation(actor, { id: quotation.id, reason: 'Caro' });
        return refuseOffer(client, { hash, name, reasonCode: 'PRICE' }, CONTEXT);
      }),
    );
    for (const outcome of outcomes) {
      if (outcome.status === 'rejected') expect(outcome.reason).toMatchObject({ code: 'CONFLICT' });
    }
    const [row] = await database.db.select().from(quotations).where(eq(quotations.id, quotation.id));
    const accepted = row?.stateId === 63;
    expect(await eventsOf(quotation.id)).toHaveLength(accepted ? 1 : 0);
    expect((await answersTo(quotation.id)).length).toBeLessThanOrEqual(1);
    const ends = (await trailOf(quotation.id)).filter(({ fromState }) => fromState === '62');
    expect(ends).toHaveLength(1);
  });

  test('the client’s yes stands beside one that the agency noted a moment before', async () => {
    const { actor, quotation, client } = await makeSent();
    const given = await acceptance(quotation);
    const { eventId } = await acceptQuotation(actor, { quotationId: quotation.id });
    expect(await acceptOffer(client, given, CONTEXT)).toEqual({ eventId });
    expect(await answersTo(quotation.id)).toMatchObject([{ answer: 'ACCEPTED', name: 'Camila Rojas' }]);
    const trail = await trailOf(quotation.id);
    expect(trail.map(({ action }) => action)).toEqual(['accept', 'confirm-acceptance']);
    // Programs are told of the acceptance by that entry.
    expect(trail[0]?.detail).toMatchObject({ eventId });
  });

  test('is refused for what is expired, rejected, voided or replaced, each with its reason', async () => {
    const past = { voidedAt: yesterday, voidedReason: 'Repetida' };
    const cases = [
      ['EXPIRED', { validUntil: yesterday }],
      ['EXPIRED', { stateId: 65 }],
      ['REJECTED', { stateId: 64 }],
      ['VOIDED', { stateId: 65, ...past }],
      ['REPLACED', { stateId: 65, supersededAt: yesterday }],
    ] as const;
    for (const [status, fields] of cases) {
      const { quotation, client } = await makeSent(fields);
      const given = await acceptance(quotation);
      const { hash, name } = given;
      for (const attempt of [
        () => acceptOffer(client, given, CONTEXT),
        () => refuseOffer(client, { hash, name, reasonCode: 'PRICE' }, CONTEXT),
        () => requestChange(client, { hash, name, reason: 'Menos días' }, CONTEXT),
      ]) {
        await expect(attempt()).rejects.toMatchObject({
          code: 'CONFLICT',
          messageKey: `answer.closed.${status}`,
        });
      }
      expect(await answersTo(quotation.id)).toEqual([]);
      expect(await eventsOf(quotation.id)).toEqual([]);
    }
  });

  test('is refused when what it says is not what the person had before them', async () => {
    const { quotation, client } = await makeSent();
    const given = await acceptance(quotation);
    await database.db
      .update(quotations)
      .set({ observation: 'Otra cosa' })
      .where(eq(quotations.id, quotation.id));
    await expect(acceptOffer(client, given, CONTEXT)).rejects.toMatchObject({
      code: 'CONFLICT',
      messageKey: 'answer.changed',
    });
    expect(await eventsOf(quotation.id)).toEqual([]);
    await acceptOffer(client, { ...given, hash: await hashOf(quotation) }, CONTEXT);
  });

  test('asks for name, document and the confirmation', async () => {
    const { quotation, client } = await makeSent();
    const hash = await hashOf(quotation);
    const empty = { hash, name: ' ', documentTypeId: Number.NaN, document: '', confirmed: false };
    await expect(acceptOffer(client, empty, CONTEXT)).rejects.toMatchObject({
      fields: {
        name: 'validation.required',
        documentTypeId: 'validation.option',
        document: 'validation.required',
        confirmed: 'answer.confirm',
      },
    });
    const odd = { ...(await acceptance(quotation)), document: '<b>12</b>' };
    await expect(acceptOffer(client, odd, CONTEXT)).rejects.toMatchObject({
      fields: { document: 'answer.document' },
    });
  });

  test('nobody else may, and a link to one quotation answers no other', async () => {
    const { actor, quotation, client } = await makeSent();
    const given = await acceptance(quotation);
    for (const other of [anonymous, actor, { ...client, purpose: 'CONTRACT' as const }]) {
      await expect(acceptOffer(other, given, CONTEXT)).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const elsewhere = await makeSent();
    const crossed = { ...client, agencyId: elsewhere.quotation.agencyId };
    await expect(acceptOffer(crossed, given, CONTEXT)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    expect(await answersTo(quotation.id)).toEqual([]);
  });
});
