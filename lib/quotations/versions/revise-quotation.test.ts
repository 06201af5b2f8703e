import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, events, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeQuotation } from '@/lib/testing/factories/quotations';
import { createQuotation } from '../drafts/create-quotation';
import { discardQuotation } from '../drafts/discard-quotation';
import { updateQuotation } from '../drafts/update-quotation';
import { findQuotationLines } from '../lines/queries';
import { sendQuotation } from '../sending/send-quotation';
import { draftInput } from '../testing/draft-input';
import { reviseQuotation } from './revise-quotation';

const database = useDatabase();

async function makeSent(actor: AgencyActor) {
  const client = await makeClient(database.db, { agencyId: actor.agencyId });
  const draft = await createQuotation(actor, { ...draftInput, clientId: client.id });
  return sendQuotation(actor, { id: draft.id });
}

const stored = async (id: string) =>
  (await database.db.select().from(quotations).where(eq(quotations.id, id)))[0];
const lastAudit = async (id: string) =>
  (await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id))).at(-1);

describe('reviseQuotation', () => {
  test('begins a draft with the same code and content, and leaves what was sent as it is', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const sent = await makeSent(actor);
    const draft = await reviseQuotation(actor, { id: sent.id });
    expect(draft).toMatchObject({
      stateId: 61,
      code: sent.code,
      version: 2,
      previousId: sent.id,
      clientId: sent.clientId,
      total: sent.total,
      sentAt: null,
      validUntil: null,
    });
    const lines = await findQuotationLines(actor, [sent.id, draft.id]);
    expect(lines.get(draft.id)).toHaveLength(1);
    expect(lines.get(draft.id)?.[0]).toMatchObject({ profile: 'modelo', budget: 180_000, people: 2 });
    expect(await stored(sent.id)).toEqual(sent);
    expect(await lastAudit(draft.id)).toMatchObject({
      action: 'revise',
      detail: { previousId: sent.id, version: 2 },
    });
  });

  test('of ten who ask at once, and one who asks later, all get the one draft', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { id } = await makeSent(actor);
    const drafts = await Promise.all(Array.from({ length: 10 }, () => reviseQuotation(actor, { id })));
    drafts.push(await reviseQuotation(actor, { id }));
    expect(new Set(drafts.map((draft) => draft.id)).size).toBe(1);
    const versions = await database.db.select().from(quotations).where(eq(quotations.previousId, id));
    expect(versions).toHaveLength(1);
  });

  test('one that was put aside can be begun again', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { id } = await makeSent(actor);
    const first = await reviseQuotation(actor, { id });
    await discardQuotation(actor, { id: first.id });
    expect(await reviseQuotation(actor, { id })).toMatchObject({ version: 2, previousId: id });
  });

  test('also of what was rejected or expired, but of no draft and of nothing voided', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const make = (fields: Parameters<typeof makeQuotation>[1]) =>
      makeQuotation(database.db, { agency, ...fields });
    for (const stateId of [64, 65]) {
      const { id } = await make({ stateId });
      expect(await reviseQuotation(actor, { id })).toMatchObject({ version: 2 });
    }
    const draft = await make({ stateId: 61, code: null });
    await expect(reviseQuotation(actor, { id: draft.id })).rejects.toMatchObject({
      code: 'CONFLICT',
      messageKey: 'errors.quotation.stillDraft',
    });
    const voided = await make({ stateId: 65, voidedAt: new Date(), voidedReason: 'Repetida' });
    await expect(reviseQuotation(actor, { id: voided.id })).rejects.toMatchObject({
      messageKey: 'errors.quotation.voided',
    });
  });

  test('an accepted one takes no version while its event stands, and does once that is cancelled', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const event = await makeEvent(database.db, { agency });
    const revise = () => reviseQuotation(actor, { id: event.quotationId });
    await expect(revise()).rejects.toMatchObject({
      code: 'CONFLICT',
      messageKey: 'errors.quotation.eventStands',
    });
    await database.db.update(events).set({ stateId: EVENT.CANCELLED }).where(eq(events.id, event.id));
    expect(await revise()).toMatchObject({ version: 2 });
  });

  test("is refused to finance and to readers, and alike for another agency's and for none", async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const mine = await makeQuotation(database.db, { agency });
    for (const role of ['FINANCE', 'READ_ONLY'] as const) {
      const other = await makeAgencyUser(database.db, { agency, role });
      await expect(reviseQuotation(other.actor, { id: mine.id })).rejects.toMatchObject({
        code: 'FORBIDDEN',
      });
    }
    const theirs = await makeQuotation(database.db);
    const answers = await Promise.all(
      [theirs.id, crypto.randomUUID()].map((id) => reviseQuotation(actor, { id }).catch((error) => error)),
    );
    expect(answers[0]).toEqual(answers[1]);
    expect(answers[0]).toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('sending the next version', () => {
  test('ends the one before, which nobody can answer any more, and keeps its code', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const sent = await makeSent(actor);
    const draft = await reviseQuotation(actor, { id: sent.id });
    await updateQuotation(actor, {
      ...draftInput,
      id: draft.id,
      clientId: sent.clientId,
      emailClient: sent.emailClient,
      gain: '30',
    });
    const next = await sendQuotation(actor, { id: draft.id });
    expect(next).toMatchObject({ stateId: 62, code: sent.code, version: 2 });
    const before = await stored(sent.id);
    expect(before).toMatchObject({ stateId: 65, total: sent.total });
    expect(before?.supersededAt).toBeInstanceOf(Date);
    expect(await lastAudit(sent.id)).toMatchObject({
      action: 'supersede',
      fromState: '62',
      toState: '65',
      detail: { nextId: next.id, version: 2 },
    });
    await expect(reviseQuotation(actor, { id: sent.id })).rejects.toMatchObject({
      messageKey: 'errors.quotation.superseded',
    });
    expect(await reviseQuotation(actor, { id: next.id })).toMatchObject({ version: 3, code: sent.code });
  });

  test('what was rejected stays so', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const rejected = await makeQuotation(database.db, { agency, stateId: 64, rejectedReason: 'Caro' });
    const draft = await reviseQuotation(actor, { id: rejected.id });
    await sendQuotation(actor, { id: draft.id });
    expect(await stored(rejected.id)).toMatchObject({ stateId: 64, supersededAt: expect.any(Date) });
  });
});
