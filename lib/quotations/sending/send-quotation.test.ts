import { eq, sql } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { agencies, auditEntries, clients, messages, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor } from '@/lib/core/actor';
import { makeAgency } from '@/lib/testing/factories/agencies';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { createQuotation } from '../drafts/create-quotation';
import { getQuotation } from '../queries';
import { draftInput, lineInput } from '../testing/draft-input';
import { resendQuotation } from './resend-quotation';
import { sendQuotation } from './send-quotation';

const database = useDatabase();

async function makeDraft(actor: AgencyActor, changes: Partial<typeof draftInput> = {}) {
  const client = await makeClient(database.db, { agencyId: actor.agencyId });
  return createQuotation(actor, { ...draftInput, clientId: client.id, ...changes });
}

const queuedJobs = async (id: string) => {
  const { rows } = await database.pool.query<{ name: string }>(
    `select t.identifier as name from graphile_worker._private_jobs j
     join graphile_worker._private_tasks t on t.id = j.task_id where j.payload::text like $1 order by 1`,
    [`%${id}%`],
  );
  return rows.map(({ name }) => name);
};
const mailsOf = (id: string) =>
  database.db.select().from(messages).where(sql`${messages.payload} ->> 'quotationId' = ${id}`);

describe('sendQuotation', () => {
  test('freezes the draft, gives it the next code and its validity, queues PDF and mail, tells the trail', async () => {
    const agency = await makeAgency(database.db, { consecutiveQuote: 147 });
    const { actor } = await makeAgencyUser(database.db, { agency });
    const draft = await makeDraft(actor);
    const sent = await sendQuotation(actor, { id: draft.id, total: draft.total });
    expect(sent).toMatchObject({ stateId: 62, code: 148, version: 1, total: draft.total });

    const daysAhead = (Number(sent.validUntil) - Date.now()) / 86_400_000;
    expect(daysAhead).toBeGreaterThan(14.9);
    expect(daysAhead).toBeLessThanOrEqual(16);
    // Bogotá is five hours behind: the last instant of a day there.
    expect(sent.validUntil?.toISOString()).toMatch(/T04:59:59\.999Z$/);

    expect(await queuedJobs(draft.id)).toEqual(['documents.render']);
    expect(await mailsOf(draft.id)).toMatchObject([
      { kind: 'quotations.sent', toAddress: draft.emailClient },
    ]);
    const audit = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, draft.id));
    expect(audit.at(-1)).toMatchObject({
      action: 'send',
      fromState: '61',
      toState: '62',
      detail: { code: 148 },
    });
  });

  test('says what lacks, and allots no code', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id } = await createQuotation(actor, { ...draftInput, nameEvent: '', lines: [] });
    await expect(sendQuotation(actor, { id })).rejects.toMatchObject({
      code: 'INVALID',
      messageKey: 'errors.quotation.incomplete',
      fields: {
        clientId: 'validation.quotation.client',
        emailClient: 'validation.required',
        nameEvent: 'validation.required',
        lines: 'validation.quotation.lines',
      },
    });
    const [row] = await database.db.select().from(agencies).where(eq(agencies.id, agency.id));
    expect(row?.consecutiveQuote).toBe(0);
  });

  test('is refused when the total became another than the one the person saw', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const draft = await makeDraft(actor);
    await database.db.update(agencies).set({ responsableIva: false }).where(eq(agencies.id, agency.id));
    await expect(sendQuotation(actor, { id: draft.id, total: draft.total })).rejects.toMatchObject({
      code: 'CONFLICT',
      messageKey: 'errors.quotation.priceChanged',
    });
    const sent = await sendQuotation(actor, { id: draft.id });
    expect(sent).toMatchObject({ iva: 0, stateId: 62 });
    expect(sent.total).not.toBe(draft.total);
  });

  test('is refused when a withholding became another than the one the person saw, and no total did', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const draft = await makeDraft(actor);
    const { total, reteFuente, reteIca, reteIva, incomeTax, priceNetGain, totalPlatform } = draft;
    const seen = { reteFuente, reteIca, reteIva, incomeTax, priceNetGain, totalPlatform };
    // A client who withholds ICA: less reaches the agency, and nobody looked at it.
    const clientId = draft.clientId ?? '';
    await database.db.update(clients).set({ reteIcaAgent: true }).where(eq(clients.id, clientId));
    await expect(sendQuotation(actor, { id: draft.id, total, seen })).rejects.toMatchObject({
      code: 'CONFLICT',
      messageKey: 'errors.quotation.figuresChanged',
    });
    await database.db.update(agencies).set({ autoretenedorIca: true }).where(eq(agencies.id, agency.id));
    const sent = await sendQuotation(actor, { id: draft.id, total, seen });
    expect(sent).toMatchObject({ total, reteIca: 0, stateId: 62 });
  });

  test('is refused when the talents would receive less than the person saw', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const draft = await makeDraft(actor, {
      lines: [{ ...lineInput, budget: 1_000_000, withholding: 'HONORARIOS_PN' }],
    });
    const seen = { talentsWithheld: 0 };
    await expect(sendQuotation(actor, { id: draft.id, seen })).rejects.toMatchObject({
      messageKey: 'errors.quotation.figuresChanged',
    });
    await sendQuotation(actor, { id: draft.id, seen: { talentsWithheld: 200_000 } });
  });

  test('of ten who send the same draft at once, one does; one code is used and one mail queued', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const draft = await makeDraft(actor);
    const attempts = await Promise.allSettled(
      Array.from({ length: 10 }, () => sendQuotation(actor, { id: draft.id })),
    );
    expect(attempts.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const attempt of attempts) {
      if (attempt.status === 'rejected') expect(attempt.reason).toMatchObject({ code: 'CONFLICT' });
    }
    expect(await mailsOf(draft.id)).toHaveLength(1);
    const [row] = await database.db.select().from(agencies).where(eq(agencies.id, agency.id));
    expect(row?.consecutiveQuote).toBe(1);
  });

  test('of fifty who send it at once all but one hear that it is done, whatever they had read of it', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { id } = await makeDraft(actor);
    const all = await Promise.allSettled(Array.from({ length: 50 }, () => sendQuotation(actor, { id })));
    const told = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.messageKey] : []));
    expect(told).toHaveLength(49);
    const keys = ['errors.quotation.notDraft', 'errors.quotation.changedElsewhere'];
    expect(told.filter((key) => !keys.includes(key))).toEqual([]);
  });

  test('codes have no gap and no double when fifty send at once and some fail on the way', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const drafts = await Promise.all(Array.from({ length: 50 }, () => makeDraft(actor)));
    // The trail refuses what it is told of every fifth one, after its code was allotted.
    await database.pool.query(`
      create table marked (id text);
      create function refuse_marked() returns trigger language plpgsql as $$
      begin
        if new.action = 'send' and new.entity_id in (select id from marked)
        then raise exception 'refused by the test'; end if;
        return new;
      end $$;
      create trigger refuse_marked before insert on audit_entries for each row execute function refuse_marked();`);
    const refused = drafts.filter((_, index) => index % 5 === 0).map(({ id }) => id);
    await database.pool.query('insert into marked select unnest($1::text[])', [refused]);
    // Many by connections of their own: they meet at the agency's row, and not in the queue of the pool.
    process.env.PG_POOL_MAX = '30';
    const { closeDatabase } = await import('@/lib/platform/database');
    await closeDatabase();

    const attempts = await Promise.allSettled(drafts.map(({ id }) => sendQuotation(actor, { id })));
    expect(attempts.filter(({ status }) => status === 'rejected')).toHaveLength(refused.length);
    const rows = await database.db
      .select({ code: quotations.code })
      .from(quotations)
      .where(eq(quotations.agencyId, actor.agencyId));
    const codes = rows.flatMap(({ code }) => code ?? []).sort((a, b) => a - b);
    expect(codes).toEqual(Array.from({ length: 40 }, (_, index) => index + 1));
    delete process.env.PG_POOL_MAX;
    await closeDatabase();
  });

  test("another agency's draft answers as one that does not exist and stays a draft", async () => {
    const { actor } = await makeAgencyUser(database.db);
    const other = await makeAgencyUser(database.db);
    const theirs = await makeDraft(other.actor);
    const answers = await Promise.all(
      [theirs.id, crypto.randomUUID()].map((id) => sendQuotation(actor, { id }).catch((error) => error)),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect((await getQuotation(other.actor, theirs.id)).stateId).toBe(61);
  });

  test('is refused to finance and to readers', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const draft = await makeDraft(actor);
    for (const role of ['FINANCE', 'READ_ONLY'] as const) {
      const reader = await makeAgencyUser(database.db, { agency, role });
      await expect(sendQuotation(reader.actor, { id: draft.id })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
  });
});

describe('resendQuotation', () => {
  test('queues the mail once more, but not twice within a minute', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const sent = await makeQuotation(database.db, { agency });
    await resendQuotation(actor, { id: sent.id });
    await expect(resendQuotation(actor, { id: sent.id })).rejects.toMatchObject({ code: 'RATE_LIMITED' });
    expect(await mailsOf(sent.id)).toHaveLength(1);
  });

  test('only what is sent and still holds can be sent again', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const past = await makeQuotation(database.db, { agency, validUntil: new Date(Date.now() - 1000) });
    const accepted = await makeQuotation(database.db, { agency, stateId: 63 });
    const draft = await makeDraft(actor);
    const refused = [
      [past, 'errors.quotation.expired'],
      [accepted, 'errors.quotation.alreadyAccepted'],
      [draft, 'errors.quotation.notSent'],
    ] as const;
    for (const [{ id }, messageKey] of refused) {
      await expect(resendQuotation(actor, { id })).rejects.toMatchObject({ code: 'CONFLICT', messageKey });
    }
  });
});
