import { eq } from 'drizzle-orm';
import { beforeEach, describe, expect, test } from 'vitest';
import { events, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { AgencyActor } from '@/lib/core/actor';
import { cancelEvent } from '@/lib/events/cancel-event';
import { getEvent } from '@/lib/events/queries';
import { updateEvent } from '@/lib/events/update-event';
import { getEventFinances } from '@/lib/finances/margin/queries';
import { getReceivable } from '@/lib/finances/receivables/queries';
import { transact } from '@/lib/platform/transaction';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { acceptQuotation } from '../accept-quotation';
import { acceptOffer } from '../answers/accept-offer';
import { getAnswerPage } from '../answers/answer-page';
import { acceptance, CONTEXT, clientOf } from '../answers/testing/client-link';
import { createQuotation } from '../drafts/create-quotation';
import { dataOf } from '../drafts/draft-data';
import { duplicateQuotation } from '../drafts/duplicate-quotation';
import { updateQuotation } from '../drafts/update-quotation';
import { resendQuotations } from '../many-quotations/act-on-quotations';
import { quotationSent } from '../messages';
import { getQuotation } from '../queries';
import { resendQuotation } from '../sending/resend-quotation';
import { sendQuotation } from '../sending/send-quotation';
import { draftInput, lineInput } from '../testing/draft-input';
import { reviseQuotation } from '../versions/revise-quotation';
import { listAdditions } from './queries';
import { quoteAddition } from './quote-addition';
import { type First, makeFirst, needsOf, sendAddition, storedQuotation } from './testing/added-to';

const database = useDatabase();

let made: First;
let actor: First['actor'];
let first: First['first'];
let eventId: string;
beforeEach(async () => {
  made = await makeFirst(database.db);
  ({ actor, first, eventId } = made);
});

const needs = () => needsOf(database.db, eventId);
const stored = (id: string) => storedQuotation(database.db, id);

describe('an addition', () => {
  test('begins with the client, the event and the conditions of what was accepted, without lines', async () => {
    const draft = await quoteAddition(actor, { id: first.id });
    const event = await getEvent(actor, eventId);
    const { clientId, nameEvent, currencyId, tercero, gain, serviceConcept, emailClient } = first;
    expect(draft).toMatchObject({
      clientId,
      nameEvent,
      currencyId,
      tercero,
      gain,
      serviceConcept,
      emailClient,
    });
    expect(draft).toMatchObject({
      additionOf: first.id,
      stateId: 61,
      code: null,
      total: 0,
      startDate: event.startDate,
      endDate: event.endDate,
    });
  });

  test('accepted, adds its people, its days and its total to the event, and changes nothing of the first', async () => {
    const before = { quotation: await stored(first.id), needs: await needs() };
    const event = await getEvent(actor, eventId);
    const addition = await sendAddition(made, 1);
    const answered = await acceptOffer(await clientOf(addition), await acceptance(addition), CONTEXT);
    expect(answered.eventId).toBe(eventId);
    const after = await getEvent(actor, eventId);
    expect(after).toMatchObject({
      totalEvent: first.total + addition.total,
      totalDays: event.totalDays + 1,
      startDate: event.startDate,
      endDate: addition.endDate,
      wanted: event.wanted + 2,
    });
    expect(await stored(first.id)).toEqual(before.quotation);
    const others = (await needs()).filter(({ id }) => !before.needs.some((need) => need.id === id));
    expect((await needs()).filter(({ id }) => before.needs.some((need) => need.id === id))).toEqual(
      before.needs,
    );
    expect(others.map(({ startDate, endDate }) => ({ startDate, endDate }))).toEqual([
      { startDate: addition.startDate, endDate: addition.endDate },
    ]);
    expect(await getReceivable(actor, eventId)).toMatchObject({ balance: first.total + addition.total });
    const finances = await getEventFinances(actor, eventId);
    expect(finances.estimated).toMatchObject({ income: first.subtotal + addition.subtotal });
    const own = eq(events.agencyId, actor.agencyId);
    expect(await database.db.$count(events, own)).toBe(1);
  });

  test('counts days from where the event is by now, not from where it was quoted', async () => {
    const event = await getEvent(actor, eventId);
    const later = (date: Date) => new Date(+date + 10 * 86_400_000);
    const moved = { startDate: later(event.startDate), endDate: later(event.endDate) };
    await updateEvent(actor, { id: eventId, ...moved });
    const addition = await sendAddition(made);
    expect(addition.startDate).toEqual(later(event.startDate));
    await acceptQuotation(actor, { quotationId: addition.id });
    expect(await getEvent(actor, eventId)).toMatchObject({ totalDays: event.totalDays });
  });

  test('50 yeses at once add it once', async () => {
    const addition = await sendAddition(made);
    const answers = await Promise.all(
      Array.from({ length: 50 }, () => acceptQuotation(actor, { quotationId: addition.id })),
    );
    expect(new Set(answers.map((answer) => answer.eventId))).toEqual(new Set([eventId]));
    expect(answers.filter(({ outcome }) => outcome === 'OPENED')).toHaveLength(1);
    expect(await getEvent(actor, eventId)).toMatchObject({ totalEvent: first.total + addition.total });
  });

  test('waits no longer for an answer when its event is closed', async () => {
    const sent = await sendAddition(made);
    const draft = await quoteAddition(actor, { id: first.id });
    await updateQuotation(actor, { ...dataOf(draft, []), id: draft.id, lines: [lineInput] });
    const given = await acceptance(sent);
    await clientOf(sent);
    const page = await getAnswerPage(await clientOf(first));
    expect(page).toMatchObject({ additions: [{ id: sent.id }] });
    await cancelEvent(actor, { id: eventId, reason: 'Lluvia' });
    const closed = { code: 'CONFLICT', messageKey: 'errors.quotation.eventClosed' };
    await expect(acceptOffer(await clientOf(sent), given, CONTEXT)).rejects.toMatchObject(closed);
    await expect(acceptQuotation(actor, { quotationId: sent.id })).rejects.toMatchObject(closed);
    await expect(sendQuotation(actor, { id: draft.id })).rejects.toMatchObject(closed);
    await expect(reviseQuotation(actor, { id: sent.id })).rejects.toMatchObject(closed);
    await expect(quoteAddition(actor, { id: first.id })).rejects.toMatchObject({ code: 'CONFLICT' });
    await expect(resendQuotation(actor, { id: sent.id })).rejects.toMatchObject(closed);
    const job = { kind: 'job', name: 'notifications.send-message' } as const;
    expect(await transact((tx) => quotationSent({ quotationId: sent.id }, { tx, actor: job }))).toBeNull();
    expect(await resendQuotations(actor, { ids: [sent.id] })).toMatchObject([
      { done: null, refused: { key: closed.messageKey } },
    ]);
    expect(await getAnswerPage(await clientOf(sent))).toMatchObject({ status: 'EVENT_CLOSED' });
    expect(await getAnswerPage(await clientOf(first))).toMatchObject({ status: 'ACCEPTED', additions: [] });
    expect(await stored(sent.id)).toMatchObject({ stateId: 62 });
  });

  test('is of what was accepted alone, and takes none itself', async () => {
    const draft = await createQuotation(actor, draftInput);
    const addition = await sendAddition(made);
    await acceptQuotation(actor, { quotationId: addition.id });
    for (const { id } of [draft, addition])
      await expect(quoteAddition(actor, { id })).rejects.toMatchObject({
        messageKey: 'errors.quotation.noAddition',
      });
    const stranger = (await makeAgencyUser(database.db)).actor;
    await expect(quoteAddition(stranger, { id: first.id })).rejects.toMatchObject({ code: 'NOT_FOUND' });
    const reader: AgencyActor = { ...actor, role: 'READ_ONLY' };
    await expect(quoteAddition(reader, { id: first.id })).rejects.toMatchObject({ code: 'FORBIDDEN' });
    await expect(
      database.db.update(quotations).set({ additionOf: addition.id }).where(eq(quotations.id, draft.id)),
    ).rejects.toMatchObject({ cause: { constraint: 'quotations_addable' } });
  });

  test('keeps client, currency and who collects; a next version stays one, a copy does not', async () => {
    const sent = await sendAddition(made);
    const next = await reviseQuotation(actor, { id: sent.id });
    expect(next).toMatchObject({ additionOf: first.id, version: 2 });
    await expect(
      updateQuotation(actor, { ...dataOf(next, []), id: next.id, lines: [lineInput], tercero: true }),
    ).rejects.toMatchObject({
      messageKey: 'errors.quotation.additionFixed',
    });
    await acceptQuotation(actor, { quotationId: sent.id });
    await expect(sendQuotation(actor, { id: next.id })).rejects.toMatchObject({ code: 'CONFLICT' });
    expect((await duplicateQuotation(actor, { id: sent.id })).additionOf).toBeNull();
    await expect(reviseQuotation(actor, { id: sent.id })).rejects.toMatchObject({ code: 'CONFLICT' });
  });

  test('keeps them too when it is saved by its id as if it were new', async () => {
    const draft = await quoteAddition(actor, { id: first.id });
    const other = await makeClient(database.db, { agencyId: actor.agencyId });
    const saved = { ...dataOf(draft, []), id: draft.id, lines: [lineInput] };
    for (const changed of [{ clientId: other.id }, { currencyId: 2, fxRate: '4000' }, { tercero: true }])
      await expect(createQuotation(actor, { ...saved, ...changed })).rejects.toMatchObject({
        messageKey: 'errors.quotation.additionFixed',
      });
    expect(await stored(draft.id)).toEqual(draft);
    expect(await createQuotation(actor, saved)).toMatchObject({ id: draft.id, additionOf: first.id });
  });

  test('is where its event is, and stays there', async () => {
    await updateEvent(actor, {
      id: eventId,
      cityId: 2,
      placeName: 'Teatro',
      placeAddress: 'Calle 10 # 5-51',
    });
    const draft = await quoteAddition(actor, { id: first.id });
    const where = { cityId: 2, place: 'Teatro', address: 'Calle 10 # 5-51' };
    expect(draft).toMatchObject(where);
    const saved = { ...dataOf(draft, []), id: draft.id, lines: [lineInput] };
    for (const changed of [{ cityId: 1 }, { place: 'Salón' }, { address: '' }])
      await expect(updateQuotation(actor, { ...saved, ...changed })).rejects.toMatchObject({
        messageKey: 'errors.quotation.additionFixed',
      });
    expect(await updateQuotation(actor, { ...saved, nameEvent: 'Otra hora' })).toMatchObject(where);
  });

  test('is found beside the first, by the agency and on the page of its client', async () => {
    const sent = await sendAddition(made);
    expect((await listAdditions(actor, first.id)).map(({ id }) => id)).toEqual([sent.id]);
    await clientOf(sent);
    const page = await getAnswerPage(await clientOf(first));
    expect(page).toMatchObject({
      status: 'ACCEPTED',
      additions: [{ id: sent.id, code: sent.code, total: sent.total, status: 'OPEN' }],
    });
    expect(await getQuotation(actor, sent.id)).toMatchObject({ additionOf: first.id, eventId });
    const stranger = (await makeAgencyUser(database.db)).actor;
    expect(await listAdditions(stranger, first.id)).toEqual([]);
  });
});
