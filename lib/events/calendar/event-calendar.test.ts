import { describe, expect, test } from 'vitest';
import { eventPlaces } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { AGENCY, EVENT, USER } from '@/lib/core/states';
import type { FeedHolder } from '@/lib/identity/calendar-feeds/feeds';
import { openFeed } from '@/lib/identity/calendar-feeds/open-feed';
import { makeEventDirectory } from '@/lib/testing/factories/agencies';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { readCalendar } from '@/lib/testing/read-calendar';
import {
  agencyCalendarSince,
  endAgencyCalendar,
  endEventCalendar,
  eventCalendarSince,
  makeAgencyCalendar,
  makeEventCalendar,
} from './change-calendar';
import { eventCalendar } from './event-calendar';

const database = useDatabase();
const secretOf = (address: string): string => address.split('/').at(-1) ?? '';
const holderOf = (address: string): Promise<FeedHolder | null> => openFeed(secretOf(address));
const soon = (days: number) => new Date(Date.now() + days * 86_400_000);
const read = async (address: string): Promise<string | null> => {
  const holder = await holderOf(address);
  if (!holder || holder.kind === 'talent') return null;
  const text = await eventCalendar(holder);
  readCalendar(text);
  return text.replaceAll('\r\n ', '');
};

async function held() {
  const { actor, agency, user } = await makeAgencyUser(database.db);
  const directory = await makeEventDirectory(database.db, { agency });
  const dates = { startDate: soon(10), endDate: soon(11) };
  const event = await makeEvent(database.db, {
    agency,
    name: 'Feria de flores',
    nameClient: 'Cliente secreto',
    eventDirectoryId: directory.id,
    ...dates,
  });
  return { actor, agency, user, event, directory, dates };
}

describe("an event's calendar", () => {
  test('has its places and hours, and no people, client, money, code or address', async () => {
    const { actor, event, directory, dates } = await held();
    const talent = await makeTalent(database.db, { name: 'Zoraida', lastname: 'Nuncavista' });
    const convocatory = await makeConvocatory(database.db, { event, ...dates });
    await makeConvocated(database.db, { talent, convocatory });
    const address = await makeEventCalendar(actor, event.id);
    const text = await read(address);
    expect(text?.match(/BEGIN:VEVENT/g)).toHaveLength(1);
    expect(text).toContain('SUMMARY:Feria de flores');
    expect(text).toContain('Carrera 37 # 24-67');
    for (const secret of ['Zoraida', 'Nuncavista', 'Cliente secreto', 'COT-', 'EVE-', '/evento/', 'URL'])
      expect(text).not.toContain(secret);
    const stop = (label: string, startDate: Date) => ({
      agencyId: event.agencyId,
      eventId: event.id,
      placeDirectoryId: directory.placeDirectoryId ?? '',
      label,
      startDate,
      endDate: dates.endDate,
    });
    await database.db
      .insert(eventPlaces)
      .values([stop('Ensayo', dates.startDate), stop('Función', new Date(+dates.startDate + 3_600_000))]);
    const stops = await read(address);
    expect(stops?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    expect(stops).toContain('SUMMARY:Feria de flores · Ensayo');
    await database.pool.query('update events set state_id = $1, cancelled_reason = $2 where id = $3', [
      EVENT.CANCELLED,
      'Lluvia',
      event.id,
    ]);
    expect(await read(address)).toContain('STATUS:CANCELLED');
    expect(await read(address)).not.toContain('Lluvia');
  });

  test('ends by another one, by ending it, and while the agency is closed', async () => {
    const { actor, event, agency } = await held();
    expect(await eventCalendarSince(actor, event.id)).toBeNull();
    const first = await makeEventCalendar(actor, event.id);
    const second = await makeEventCalendar(actor, event.id);
    expect(await holderOf(first)).toBeNull();
    expect(await holderOf(second)).toMatchObject({ kind: 'event', eventId: event.id });
    expect(await eventCalendarSince(actor, event.id)).toBeInstanceOf(Date);
    const move = (state: number) =>
      database.pool.query('update agencies set state_id = $1 where id = $2', [state, agency.id]);
    await move(AGENCY.SUSPENDED);
    expect(await holderOf(second)).toBeNull();
    await move(AGENCY.ACTIVE);
    expect(await endEventCalendar(actor, event.id)).toBe(true);
    expect(await holderOf(second)).toBeNull();
    expect(await endEventCalendar(actor, event.id)).toBe(false);
  });

  test('is made by owners and producers, of events of their own', async () => {
    const { event, agency } = await held();
    const { actor: reader } = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
    const { actor: stranger } = await makeAgencyUser(database.db);
    const { actor: administrator } = await makeAdministrator(database.db);
    for (const [actor, code] of [
      [reader, 'FORBIDDEN'],
      [administrator, 'FORBIDDEN'],
      [anonymous, 'UNAUTHENTICATED'],
      [stranger, 'NOT_FOUND'],
    ] as const) {
      await expect(makeEventCalendar(actor, event.id)).rejects.toMatchObject({ code });
      await expect(endEventCalendar(actor, event.id)).rejects.toMatchObject({ code });
    }
  });

  test('made twice at once leaves one that works', async () => {
    const { actor, event } = await held();
    const made = await Promise.all([1, 2, 3].map(() => makeEventCalendar(actor, event.id)));
    const holders = await Promise.all(made.map(holderOf));
    expect(holders.filter((holder) => holder !== null)).toHaveLength(1);
  });
});

describe("an agency's calendar", () => {
  test('has all events of the agency with their codes and addresses, and no other agency’s', async () => {
    const { actor, agency, event } = await held();
    const strange = await held();
    const more = await makeEvent(database.db, {
      agency,
      name: 'Gala',
      startDate: soon(20),
      endDate: soon(20),
    });
    await makeEvent(database.db, { agency, name: 'De antes', startDate: soon(-100), endDate: soon(-99) });
    const address = await makeAgencyCalendar(actor);
    const text = await read(address);
    expect(text?.match(/BEGIN:VEVENT/g)).toHaveLength(2);
    for (const { id } of [event, more]) expect(text).toContain(`/evento/${id}/`);
    expect(text).not.toContain(strange.event.id);
    expect(text).not.toContain('Cliente secreto');
    const holder = await holderOf(address);
    if (holder?.kind !== 'person') throw new Error('not a person');
    expect((await countStatements(() => eventCalendar(holder))).statements).toHaveLength(2);
  });

  test('is of one person, and rests without its place at the agency and while it is suspended', async () => {
    const { actor, agency } = await held();
    const { actor: colleague, user } = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
    const own = await makeAgencyCalendar(actor);
    const theirs = await makeAgencyCalendar(colleague);
    expect(await holderOf(own)).toMatchObject({ kind: 'person', agencyId: agency.id });
    expect(await agencyCalendarSince(colleague)).toBeInstanceOf(Date);
    const state = (id: number) =>
      database.pool.query('update users set state_id = $1 where id = $2', [id, user.id]);
    await state(USER.SUSPENDED);
    expect(await holderOf(theirs)).toBeNull();
    await state(USER.ACTIVE);
    expect(await holderOf(theirs)).not.toBeNull();
    await database.pool.query('update agency_users set deactivated_at = now() where user_id = $1', [user.id]);
    expect(await holderOf(theirs)).toBeNull();
    expect(await holderOf(own)).not.toBeNull();
    expect(await endAgencyCalendar(actor)).toBe(true);
    expect(await holderOf(own)).toBeNull();
  });
});

test('what is no secret is not looked up, and too many readings of one are refused with the wait', async () => {
  const { actor } = await held();
  for (const odd of ['', '../x', 'a'.repeat(42), 'a'.repeat(5_000), "' or true --"])
    expect((await countStatements(() => openFeed(odd))).statements).toEqual([]);
  const secret = secretOf(await makeAgencyCalendar(actor));
  for (let reading = 0; reading < 120; reading++) await openFeed(secret);
  await expect(openFeed(secret)).rejects.toMatchObject({
    code: 'RATE_LIMITED',
    retryAfterSeconds: expect.any(Number),
  });
});

test('an event of several days has an entry of each, and says in its name that it is cancelled', async () => {
  const { agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, {
    agency,
    name: 'Feria',
    startDate: new Date('2026-12-12T10:00:00-05:00'),
    endDate: new Date('2026-12-14T20:00:00-05:00'),
  });
  const read = async () => readCalendar(await eventCalendar({ agencyId: agency.id, eventId: event.id }));
  const before = await read();
  expect(before.map(({ start, end }) => [start, end])).toEqual(
    ['12', '13', '14'].map((day) => [
      `2026-12-${day}T15:00:00.000Z`,
      `2026-12-${Number(day) + 1}T01:00:00.000Z`,
    ]),
  );
  await database.pool.query('update events set state_id = $1, cancelled_reason = $2 where id = $3', [
    EVENT.CANCELLED,
    'Lluvia',
    event.id,
  ]);
  expect((await read()).map(({ summary, status }) => [summary, status])).toEqual(
    Array(3).fill(['Cancelado: Feria', 'CANCELLED']),
  );
});
