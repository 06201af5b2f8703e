import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, messages, quotationAnswers, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { listAnswers } from '../given-answers/queries';
import { MAXIMUM_CHANGES } from '../given-answers/rules';
import { refuseOffer } from './refuse-offer';
import { requestChange } from './request-change';
import { CONTEXT, clientOf, hashOf } from './testing/client-link';

const database = useDatabase();

async function makeSent() {
  const { actor, agency } = await makeAgencyUser(database.db);
  const quotation = await makeQuotation(database.db, { agency });
  return {
    actor,
    quotation,
    client: await clientOf(quotation),
    given: { hash: await hashOf(quotation), name: ' Camila Rojas ' },
  };
}

const stored = async (id: string) =>
  (await database.db.select().from(quotations).where(eq(quotations.id, id)))[0];
const answersTo = (id: string) =>
  database.db.select().from(quotationAnswers).where(eq(quotationAnswers.quotationId, id));
const trailOf = (id: string) => database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
const mailsAbout = (answerId: string | undefined) =>
  database.db
    .select()
    .from(messages)
    .where(sql`${messages.payload} ->> 'answerId' = ${answerId ?? ''}`);

describe('refuseOffer', () => {
  test('keeps the reason in the client’s words and tells the agency', async () => {
    const { quotation, client, given } = await makeSent();
    await refuseOffer(client, { ...given, reasonCode: 'PRICE', reason: ' Tenemos 8 millones ' }, CONTEXT);
    expect(await stored(quotation.id)).toMatchObject({
      stateId: 64,
      rejectedAt: expect.any(Date),
      rejectedReason: 'El precio está por encima de mi presupuesto. Tenemos 8 millones',
    });
    const [answer] = await answersTo(quotation.id);
    expect(answer).toMatchObject({
      answer: 'REJECTED',
      name: 'Camila Rojas',
      reasonCode: 'PRICE',
      reason: 'Tenemos 8 millones',
      versionHash: given.hash,
    });
    expect(await trailOf(quotation.id)).toMatchObject([
      {
        action: 'reject',
        fromState: '62',
        toState: '64',
        detail: { answerId: answer?.id, versionHash: given.hash, reasonCode: 'PRICE' },
      },
    ]);
    expect(await mailsAbout(answer?.id)).toHaveLength(1);
  });

  test('another reason needs words, a listed one none', async () => {
    const { quotation, client, given } = await makeSent();
    const refuse = (fields: object) => refuseOffer(client, { ...given, ...fields } as never, CONTEXT);
    await expect(refuse({})).rejects.toMatchObject({ fields: { reasonCode: 'validation.option' } });
    await expect(refuse({ reasonCode: 'OTHER', reason: ' ' })).rejects.toMatchObject({
      fields: { reason: 'validation.required' },
    });
    await refuse({ reasonCode: 'EVENT_OFF' });
    expect((await stored(quotation.id))?.rejectedReason).toBe('El evento se canceló o se aplazó');
  });

  test('of ten at once one is kept', async () => {
    const { quotation, client, given } = await makeSent();
    const attempts = await Promise.allSettled(
      Array.from({ length: 10 }, () => refuseOffer(client, { ...given, reasonCode: 'PRICE' }, CONTEXT)),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await answersTo(quotation.id)).toHaveLength(1);
    expect(await trailOf(quotation.id)).toHaveLength(1);
  });
});

describe('requestChange', () => {
  test('keeps the words, leaves the quotation open and tells the agency', async () => {
    const { actor, quotation, client, given } = await makeSent();
    await requestChange(client, { ...given, reason: 'Dos modelos menos' }, CONTEXT);
    await requestChange(client, { ...given, reason: 'Y sin transporte' }, CONTEXT);
    expect(await stored(quotation.id)).toMatchObject({ stateId: 62, updatedAt: quotation.updatedAt });
    const asked = await listAnswers(actor, quotation.id);
    expect(asked).toMatchObject([
      { answer: 'CHANGE_REQUESTED', reason: 'Y sin transporte', name: 'Camila Rojas' },
      { answer: 'CHANGE_REQUESTED', reason: 'Dos modelos menos', versionHash: given.hash },
    ]);
    expect(await mailsAbout(asked[0]?.id)).toHaveLength(1);
    const trail = await trailOf(quotation.id);
    expect(trail.map(({ action }) => action)).toEqual(['request-change', 'request-change']);
    expect(JSON.stringify(trail)).not.toContain('modelos');
    await refuseOffer(client, { ...given, reasonCode: 'PRICE' }, CONTEXT);
    expect((await stored(quotation.id))?.stateId).toBe(64);
  });

  test('the same words pressed ten times are one request', async () => {
    const { quotation, client, given } = await makeSent();
    await requestChange(client, { ...given, reason: 'Sin transporte' }, CONTEXT);
    await Promise.all(
      Array.from({ length: 10 }, () => requestChange(client, { ...given, reason: 'Menos días' }, CONTEXT)),
    );
    expect(await answersTo(quotation.id)).toHaveLength(2);
  });

  test('there is an end to them, and they need words', async () => {
    const { quotation, client, given } = await makeSent();
    const ask = (reason: string) => requestChange(client, { ...given, reason }, CONTEXT);
    await expect(ask('  ')).rejects.toMatchObject({ fields: { reason: 'validation.required' } });
    for (let made = 0; made < MAXIMUM_CHANGES; made++) await ask(`Cambio ${made}`);
    await expect(ask('Otro más')).rejects.toMatchObject({ messageKey: 'answer.tooMany' });
    expect(await answersTo(quotation.id)).toHaveLength(MAXIMUM_CHANGES);
  });

  test('another agency reads no answers', async () => {
    const { quotation, client, given } = await makeSent();
    await requestChange(client, { ...given, reason: 'Menos días' }, CONTEXT);
    const other = await makeAgencyUser(database.db);
    expect(await listAnswers(other.actor, quotation.id)).toEqual([]);
  });
});
