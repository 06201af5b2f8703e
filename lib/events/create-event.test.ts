import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries, eventPersonals, quotations } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { publishConvocatory } from '@/lib/convocatories/calls/publish-convocatory';
import { EVENT } from '@/lib/core/states';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { copyEvent } from './copy-event';
import { createEvent } from './create-event';
import { getEvent, listEventPersonals, listEvents } from './queries';
import { eventCode } from './rules';
import { inDays } from './testing/cast-event';
import { updateEvent } from './update-event';

const database = useDatabase();
const BOGOTA = 1;
const anEvent = { name: 'Lanzamiento', startDate: inDays(5), endDate: inDays(6), cityId: BOGOTA };
const models = { profile: 'modelo', gender: 'FEMENINO', quantity: 3, budget: 250_000 } as const;

describe('createEvent', () => {
  test('opens an event without a quotation, with client, venue and the people it needs, that can be called for', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const client = await makeClient(database.db, { agency, name: 'Café Ñ' });
    const { id } = await createEvent(actor, {
      ...anEvent,
      clientId: client.id,
      totalEvent: 5_000_000,
      placeName: 'Teatro Colón',
      latitude: 4.5966,
      longitude: -74.0743,
      finalClientName: 'Marca',
      urlKey: 'https://evento.co',
      personals: [models],
    });
    const event = await getEvent(actor, id);
    expect(event).toMatchObject({
      stateId: EVENT.CREATED,
      quotationId: null,
      nameClient: 'Café Ñ',
      totalEvent: 5_000_000,
      totalDays: 2,
      placeName: 'Teatro Colón',
      finalClientName: 'Marca',
      currencyCode: 'COP',
      createdBy: actor.kind === 'agencyUser' ? actor.userId : null,
      wanted: 3,
    });
    expect(eventCode(event)).toMatch(/^EVE-\d{4,}$/);
    expect((await listEvents(actor, { clientId: client.id })).map((row) => row.id)).toEqual([id]);
    const [need] = await listEventPersonals(actor, id);
    const { startDate, endDate } = anEvent;
    const call = await publishConvocatory(actor, { eventPersonalId: need?.id ?? '', startDate, endDate });
    expect(call.code).toBe(`${event.code}-1`);
    expect(await getEvent(actor, id)).toMatchObject({ stateId: EVENT.CALLING });
  });

  test('its code comes out of the series of quotations, each once', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const made = await Promise.all([1, 2, 3].map(() => createEvent(actor, anEvent)));
    const codes = made.map(({ code }) => code ?? 0).toSorted((a, b) => a - b);
    expect(codes).toEqual([0, 1, 2].map((more) => (codes[0] ?? 0) + more));
  });

  test("refuses another agency's client and brand, an unknown profile and city, and what comes in other ways", async () => {
    const { actor } = await makeAgencyUser(database.db);
    const theirs = await makeEvent(database.db);
    const stranger = await makeClient(database.db);
    const attempt = (more: object) => createEvent(actor, { ...anEvent, ...more });
    await expect(attempt({ clientId: stranger.id })).rejects.toMatchObject({
      fields: { clientId: 'validation.quotation.client' },
    });
    await expect(attempt({ finalClientId: theirs.id })).rejects.toMatchObject({
      fields: { finalClientId: 'validation.option' },
    });
    await expect(attempt({ personals: [{ ...models, profile: 'mago' }] })).rejects.toMatchObject({
      fields: { profile: 'validation.quotation.profile' },
    });
    await expect(attempt({ cityId: 999_999 })).rejects.toMatchObject({
      fields: { cityId: 'validation.city' },
    });
    await expect(attempt({ quotationId: theirs.quotationId })).rejects.toMatchObject({
      messageKey: 'errors.event.quotationFixed',
    });
    await expect(attempt({ stateId: EVENT.CONFIRMED })).rejects.toMatchObject({
      messageKey: 'errors.event.startsCreated',
    });
    await expect(attempt({ startDate: inDays(-3), endDate: inDays(-2) })).rejects.toMatchObject({
      fields: { endDate: 'validation.past' },
    });
    const reader = await makeAgencyUser(database.db, { role: 'READ_ONLY' });
    await expect(createEvent(reader.actor, anEvent)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  });
});

describe('copyEvent', () => {
  test('takes words, brand, venue and people to other days, in the same money, without the quotation', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const event = await makeEvent(database.db, { agency, startDate: inDays(5), endDate: inDays(6.5) });
    await updateEvent(actor, {
      id: event.id,
      placeName: 'Museo',
      finalClientName: 'Marca',
      description: 'Así',
    });
    const copy = await copyEvent(actor, { id: event.id, name: 'Otra vez', startDate: inDays(20) });
    expect(await getEvent(actor, copy.id)).toMatchObject({
      name: 'Otra vez',
      stateId: EVENT.CREATED,
      quotationId: null,
      startDate: inDays(20),
      endDate: inDays(21.5),
      placeName: 'Museo',
      finalClientName: 'Marca',
      description: 'Así',
      currencyId: event.currencyId,
      nameClient: event.nameClient,
    });
    const needs = (rows: { profileId: number; gender: string; quantity: number; budget: number }[]) =>
      rows.map(({ profileId, gender, quantity, budget }) => [profileId, gender, quantity, budget]).toSorted();
    const copied = await database.db.select().from(eventPersonals).where(eq(eventPersonals.eventId, copy.id));
    expect(needs(copied)).toEqual(needs(event.personals));
    expect(copied.every((need) => +need.startDate === +inDays(20))).toBe(true);
    const [entry] = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, copy.id));
    expect(entry).toMatchObject({ action: 'create', detail: { copyOf: event.id } });
  });

  test("another agency's event is not found", async () => {
    const { actor } = await makeAgencyUser(database.db);
    const theirs = await makeEvent(database.db);
    const attempt = copyEvent(actor, { id: theirs.id, name: 'X', startDate: inDays(20) });
    await expect(attempt).rejects.toMatchObject({ code: 'NOT_FOUND' });
  });
});

describe('updateEvent', () => {
  test('what the quotation decides is refused with its reason, and taken of an event without one', async () => {
    const { actor, agency } = await makeAgencyUser(database.db);
    const quoted = await makeEvent(database.db, { agency });
    const client = await makeClient(database.db, { agency });
    const own = await createEvent(actor, anEvent);
    for (const [change, key] of [
      [{ totalEvent: quoted.totalEvent + 1 }, 'errors.event.totalFixed'],
      [{ totalDays: quoted.totalDays + 1 }, 'errors.event.totalFixed'],
      [{ clientId: client.id }, 'errors.event.clientFixed'],
      [{ quotationId: own.id }, 'errors.event.quotationFixed'],
    ] as const) {
      await expect(updateEvent(actor, { id: quoted.id, ...change })).rejects.toMatchObject({
        code: 'CONFLICT',
        messageKey: key,
      });
    }
    const { totalEvent, totalDays, clientId, quotationId } = quoted;
    await updateEvent(actor, { id: quoted.id, totalEvent, totalDays, clientId, quotationId });
    await updateEvent(actor, { id: own.id, totalEvent: 7, totalDays: 4, clientId: client.id });
    expect(await getEvent(actor, own.id)).toMatchObject({
      totalEvent: 7,
      totalDays: 4,
      nameClient: client.name,
    });
    expect(await database.db.$count(quotations, eq(quotations.id, quotationId))).toBe(1);
  });

  test('[1.4.3/event transitions] people begin calling, confirm and call again; the rest comes by itself and says so', async () => {
    const { actor } = await makeAgencyUser(database.db);
    const { id } = await createEvent(actor, anEvent);
    for (const stateId of [EVENT.CALLING, EVENT.CONFIRMED, EVENT.CONFIRMED, EVENT.CALLING]) {
      await updateEvent(actor, { id, stateId });
      expect(await getEvent(actor, id)).toMatchObject({ stateId });
    }
    for (const [stateId, messageKey] of [
      [EVENT.CREATED, 'errors.event.notThatState'],
      [EVENT.FINISHED, 'errors.event.closesByTime'],
      [EVENT.EXPIRED, 'errors.event.closesByTime'],
      [EVENT.CANCELLED, 'errors.event.cancelWithReason'],
    ] as const) {
      await expect(updateEvent(actor, { id, stateId, name: 'Otro' })).rejects.toMatchObject({ messageKey });
    }
    expect(await getEvent(actor, id)).toMatchObject({ stateId: EVENT.CALLING, name: anEvent.name });
    const moves = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id));
    expect(moves.filter(({ action }) => action === 'move')).toHaveLength(3);
  });
});
