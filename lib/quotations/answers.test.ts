import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { JobActor } from '@/lib/core/actor';
import { transact } from '@/lib/platform/transaction';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { expireQuotations } from './expire-quotations';
import { markAccepted } from './mark-accepted';
import { getQuotation } from './queries';
import { rejectQuotation } from './reject-quotation';

const database = useDatabase();
const job: JobActor = { kind: 'job', name: 'quotations.expire' };
const yesterday = new Date(Date.now() - 86_400_000);

const lastAudit = async (id: string) =>
  (await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))).at(-1);
const storedState = async (id: string) =>
  (await database.db.select().from(quotations).where(eq(quotations.id, id)))[0]?.stateId;

describe('rejectQuotation', () => {
  test('notes the reason of the client', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id } = await makeQuotation(database.db, { agency });
    const rejected = await rejectQuotation(actor, { id, reason: '  Se salió del presupuesto ' });
    expect(rejected).toMatchObject({ stateId: 64, rejectedReason: 'Se salió del presupuesto' });
    expect(rejected.rejectedAt).toBeInstanceOf(Date);
    expect(await lastAudit(id)).toMatchObject({ action: 'reject', fromState: '62', toState: '64' });
  });

  test('needs a reason and a sent quotation of the own agency', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id } = await makeQuotation(database.db, { agency });
    await expect(rejectQuotation(actor, { id, reason: ' ' })).rejects.toMatchObject({
      fields: { reason: 'validation.required' },
    });
    const draft = await makeQuotation(database.db, { agency, stateId: 61, code: null });
    await expect(rejectQuotation(actor, { id: draft.id, reason: 'No' })).rejects.toMatchObject({
      code: 'CONFLICT',
    });
    const theirs = await makeQuotation(database.db);
    const answers = await Promise.all(
      [theirs.id, crypto.randomUUID()].map((other) =>
        rejectQuotation(actor, { id: other, reason: 'No' }).catch((error) => error),
      ),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(await storedState(theirs.id)).toBe(62);
    expect(await storedState(id)).toBe(62);
  });

  test('is refused to finance and to readers', async () => {
    for (const role of ['FINANCE', 'READ_ONLY'] as const) {
      const { actor, agency } = await makeAgencyUser(database.db, { role });
      const { id } = await makeQuotation(database.db, { agency });
      await expect(rejectQuotation(actor, { id, reason: 'No' })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    }
  });
});

describe('markAccepted', () => {
  test('of ten who accept at once one gets the quotation, and the trail tells of it once', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const { id } = await makeQuotation(database.db, { agency });
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => transact((tx) => markAccepted(tx, actor, agency.id, id))),
    );
    expect(answers.filter(Boolean)).toMatchObject([{ id, stateId: 63 }]);
    const audit = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(audit).toMatchObject([{ action: 'accept', fromState: '62', toState: '63' }]);
  });

  test('answers null for what is no longer valid, is not sent or is not the agency’s', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const past = await makeQuotation(database.db, { agency, validUntil: yesterday });
    const draft = await makeQuotation(database.db, { agency, stateId: 61, code: null });
    const theirs = await makeQuotation(database.db);
    for (const { id, stateId } of [past, draft, theirs]) {
      expect(await transact((tx) => markAccepted(tx, actor, agency.id, id))).toBeNull();
      expect(await storedState(id)).toBe(stateId);
    }
  });
});

describe('expireQuotations', () => {
  test('what is sent and past its validity becomes expired, once, and is read so before', async () => {
    await expireQuotations(job);
    const { actor, agency } = await makeAgencyUser(database.db);
    const past = await makeQuotation(database.db, { agency, validUntil: yesterday });
    const living = await makeQuotation(database.db, { agency });
    const accepted = await makeQuotation(database.db, { agency, validUntil: yesterday, stateId: 63 });
    expect((await getQuotation(actor, past.id)).stateId).toBe(65);
    expect(await storedState(past.id)).toBe(62);

    expect(await expireQuotations(job)).toBe(1);
    expect(await expireQuotations(job)).toBe(0);
    expect(await Promise.all([past, living, accepted].map(({ id }) => storedState(id)))).toEqual([
      65, 62, 63,
    ]);
    expect(await lastAudit(past.id)).toMatchObject({ action: 'expire', actorKind: 'job', toState: '65' });
  });

  test('only the job may', async () => {
    const { actor } = await makeAgencyUser(database.db);
    await expect(expireQuotations(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});
