import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import {
  auditEntries,
  contracts,
  events,
  legalRepresentatives,
  messages,
  quotations,
  talentBookings,
} from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONTRACT_PAPER_KINDS } from '@/db/values/contract-papers';
import { uploadContractPaper } from '@/lib/contracts/signing/upload-paper';
import { CONFIRMED } from '@/lib/contracts/testing/confirmed';
import { paperOf } from '@/lib/contracts/testing/papers';
import { signWithCode } from '@/lib/contracts/testing/sign-with-code';
import type { LinkActor } from '@/lib/core/actor';
import { makeContract } from '@/lib/testing/factories/contracts';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { acceptQuotation } from '../accept-quotation';
import { rejectQuotation } from '../reject-quotation';
import { resendQuotation } from '../sending/resend-quotation';
import { voidQuotation } from './void-quotation';

const database = useDatabase();
const reason = 'El cliente cambió de fecha';

const stored = async (id: string) =>
  (await database.db.select().from(quotations).where(eq(quotations.id, id)))[0];
const eventOf = async (quotationId: string) =>
  (await database.db.select().from(events).where(eq(events.quotationId, quotationId)))[0];
const mailsOf = async (id: string) =>
  (await database.db.select().from(messages).where(sql`${messages.payload} ->> 'quotationId' = ${id}`)).map(
    ({ kind, toAddress }) => ({ kind, toAddress }),
  );

describe('voiding what was sent', () => {
  test('ends it with its reason, tells the client and the trail', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id, emailClient } = await makeQuotation(database.db, { agency });
    const voided = await voidQuotation(actor, { id, reason: `  ${reason} ` });
    expect(voided).toMatchObject({ stateId: 65, voidedReason: reason, voidedAt: expect.any(Date) });
    expect(await mailsOf(id)).toEqual([{ kind: 'quotations.voided', toAddress: emailClient }]);
    const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(entry).toMatchObject({ action: 'void', fromState: '62', toState: '65', detail: { reason } });
  });

  test('leaves nothing to accept, to reject, to send again or to void', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id } = await makeQuotation(database.db, { agency });
    await voidQuotation(actor, { id, reason });
    const attempts = await Promise.allSettled<unknown>([
      acceptQuotation(actor, { quotationId: id }),
      rejectQuotation(actor, { id, reason }),
      resendQuotation(actor, { id }),
      voidQuotation(actor, { id, reason }),
    ]);
    for (const attempt of attempts) expect(attempt).toMatchObject({ reason: { code: 'CONFLICT' } });
    expect(await mailsOf(id)).toHaveLength(1);
  });

  test('is for what still stands: no draft, nothing rejected, expired, replaced', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const over = [
      { stateId: 61, code: null },
      { stateId: 64 },
      { stateId: 65 },
      { validUntil: new Date(Date.now() - 1000) },
      { supersededAt: new Date() },
    ];
    for (const fields of over) {
      const { id } = await makeQuotation(database.db, { agency, ...fields });
      await expect(voidQuotation(actor, { id, reason })).rejects.toMatchObject({
        code: 'CONFLICT',
        messageKey: 'errors.quotation.notVoidable',
      });
    }
  });

  test("needs a reason and somebody who quotes, and is alike for another agency's and for none", async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id } = await makeQuotation(database.db, { agency });
    await expect(voidQuotation(actor, { id, reason: ' ' })).rejects.toMatchObject({
      fields: { reason: 'validation.required' },
    });
    for (const role of ['FINANCE', 'READ_ONLY'] as const) {
      const other = await makeAgencyUser(database.db, { agency, role });
      await expect(voidQuotation(other.actor, { id, reason })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
    const theirs = await makeQuotation(database.db);
    const answers = await Promise.all(
      [theirs.id, crypto.randomUUID()].map((other) =>
        voidQuotation(actor, { id: other, reason }).catch((error) => error),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect((await stored(theirs.id))?.voidedAt).toBeNull();
  });

  test('of ten at once one does it, and of voiding and accepting at once one holds', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id } = await makeQuotation(database.db, { agency });
    const ten = await Promise.allSettled(
      Array.from({ length: 10 }, () => voidQuotation(actor, { id, reason })),
    );
    expect(ten.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    expect(await mailsOf(id)).toHaveLength(1);
    for (let round = 0; round < 6; round++) {
      const next = await makeQuotation(database.db, { agency });
      await Promise.allSettled([
        acceptQuotation(actor, { quotationId: next.id }),
        voidQuotation(actor, { id: next.id, reason }),
      ]);
      const [quotation, event] = [await stored(next.id), await eventOf(next.id)];
      // Accepted first and then voided is what one after the other would do: its event is cancelled.
      expect(['65 none', '65 37']).toContain(`${quotation?.stateId} ${event?.stateId ?? 'none'}`);
    }
  });
});

describe('voiding what was accepted', () => {
  async function accepted(fields: Parameters<typeof makeEvent>[1] = {}) {
    const { actor, agency } = await makeAgencyUser(database.db);
    const convocated = await makeConvocated(database.db, {
      event: await makeEvent(database.db, { agency, ...fields }),
    });
    const event = (await database.db.select().from(events).where(eq(events.id, convocated.eventId)))[0];
    return { actor, agency, convocated, id: event?.quotationId ?? '' };
  }

  test('cancels its event with the reason, frees its talents and tells them', async () => {
    const { actor, convocated, id } = await accepted();
    expect(await voidQuotation(actor, { id, reason })).toMatchObject({ stateId: 65, voidedReason: reason });
    expect(await eventOf(id)).toMatchObject({ stateId: 37, cancelledReason: reason });
    const booked = await database.db
      .select()
      .from(talentBookings)
      .where(eq(talentBookings.convocatedId, convocated.id));
    expect(booked).toEqual([]);
    const told = await database.db
      .select()
      .from(messages)
      .where(sql`${messages.payload} ->> 'convocatedId' = ${convocated.id}`);
    expect(told.map(({ kind }) => kind)).toContain('convocatories.event-cancelled');
  });

  test('is refused once a talent has signed, and nothing changes', async () => {
    const { actor, convocated, id } = await accepted();
    await makeContract(database.db, { convocated });
    await expect(voidQuotation(actor, { id, reason })).rejects.toMatchObject({
      messageKey: 'errors.quotation.contractsSigned',
    });
    expect(await stored(id)).toMatchObject({ stateId: 63, voidedAt: null });
    expect((await eventOf(id))?.stateId).toBe(34);
    expect(await mailsOf(id)).toEqual([]);
  });

  test('says that talents have signed before it says that the event took place', async () => {
    const past = { startDate: new Date('2026-01-05T13:00:00Z'), endDate: new Date('2026-01-05T23:00:00Z') };
    const { actor, convocated, id } = await accepted(past);
    await makeContract(database.db, { convocated });
    await expect(voidQuotation(actor, { id, reason })).rejects.toMatchObject({
      messageKey: 'errors.quotation.contractsSigned',
    });
  });

  test('is refused when the event took place, and goes without it when it was cancelled', async () => {
    const past = { startDate: new Date('2026-01-05T13:00:00Z'), endDate: new Date('2026-01-05T23:00:00Z') };
    const done = await accepted(past);
    await expect(voidQuotation(done.actor, { id: done.id, reason })).rejects.toMatchObject({
      messageKey: 'errors.quotation.eventDone',
    });
    const cancelled = await accepted({ stateId: 37, cancelledReason: 'Lluvia' });
    await voidQuotation(cancelled.actor, { id: cancelled.id, reason });
    expect(await eventOf(cancelled.id)).toMatchObject({ stateId: 37, cancelledReason: 'Lluvia' });
  });

  test('of signing and voiding at once, one holds', async () => {
    for (let round = 0; round < 4; round++) {
      const { actor, agency, convocated, id } = await accepted();
      await database.db
        .insert(legalRepresentatives)
        .values({ agencyId: agency.id, name: 'Marta Peña', document: '51999888' });
      const { agencyId, eventId, talentId } = convocated;
      const talent: LinkActor = {
        kind: 'linkHolder',
        tokenId: 'test',
        purpose: 'CONTRACT',
        confirmed: CONFIRMED,
        agencyId,
        subject: { eventId, talentId },
      };
      for (const kind of CONTRACT_PAPER_KINDS) {
        await uploadContractPaper(talent, { kind, name: `${kind}.png`, bytes: await paperOf(kind) });
      }
      const terms = { typeContract: 'eventos', habeasData: true, clausula: true } as const;
      const attempts = await Promise.allSettled<unknown>([
        signWithCode(talent, terms, { ip: null, userAgent: null }),
        voidQuotation(actor, { id, reason }),
      ]);
      expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
      const signed = await database.db.select().from(contracts).where(eq(contracts.eventId, eventId));
      expect(signed.length === 1).toBe((await stored(id))?.stateId === 63);
    }
  });
});
