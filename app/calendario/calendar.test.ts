import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { TALENT } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { blockDays } from '@/lib/talents/availability/block-days';
import { endCalendar, makeCalendar } from '@/lib/talents/availability/calendar/change-calendar';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { readCalendar } from '@/lib/testing/read-calendar';
import { GET } from './[secret]/route';

const database = useDatabase();

async function read(address: string): Promise<{ status: number; type: string | null; text: string }> {
  const secret = address.split('/').at(-1) ?? '';
  const answer = await GET(new Request(address), { params: Promise.resolve({ secret }) });
  return { status: answer.status, type: answer.headers.get('content-type'), text: await answer.text() };
}

test('a calendar has the days that are blocked, and the work that is confirmed, and not the rest', async () => {
  const talent = await makeTalent(database.db);
  const actor = { kind: 'talent', talentId: talent.id } as const;
  const dates = {
    startDate: new Date('2031-05-10T20:00:00-05:00'),
    endDate: new Date('2031-05-10T23:30:00-05:00'),
  };
  const event = await makeEvent(database.db, { name: 'Feria; de flores', ...dates });
  const confirmed = await makeConvocatory(database.db, { event, ...dates });
  await makeConvocated(database.db, { talent, convocatory: confirmed });
  await at(new Date('2031-05-01T12:00:00Z'), async () => {
    await blockDays(actor, {
      talentId: talent.id,
      firstDay: '2031-05-30',
      lastDay: '2031-05-31',
      note: 'Médico',
    });
    const { status, type, text } = await read(await makeCalendar(actor));
    expect([status, type]).toEqual([200, 'text/calendar; charset=utf-8']);
    expect(readCalendar(text)).toMatchObject([
      { isWholeDays: true, start: '2031-05-30', end: '2031-06-01', summary: 'No disponible' },
      {
        start: '2031-05-11T01:00:00.000Z',
        end: '2031-05-11T04:30:00.000Z',
        summary: 'Feria; de flores',
      },
    ]);
    expect(text).not.toContain('Médico');
  });
});

test('an address ends when another is made, when it is ended, and while the talent is suspended', async () => {
  const { id: talentId } = await makeTalent(database.db);
  const actor = { kind: 'talent', talentId } as const;
  const first = await makeCalendar(actor);
  const second = await makeCalendar(actor);
  expect((await read(first)).status).toBe(404);
  expect((await read(second)).status).toBe(200);
  const state = (id: number) =>
    database.pool.query('update talents set state_id = $1 where id = $2', [id, talentId]);
  await state(TALENT.SUSPENDED);
  expect((await read(second)).status).toBe(404);
  await state(TALENT.ACTIVE);
  expect((await read(second)).status).toBe(200);
  expect(await endCalendar(actor)).toBe(true);
  expect((await read(second)).status).toBe(404);
  expect(await endCalendar(actor)).toBe(false);
});

test('it is made by the talent alone', async () => {
  const { actor } = await makeAgencyUser(database.db);
  await expect(makeCalendar(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
  await expect(makeCalendar(anonymous)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});

test('a calendar that did not change is not sent again, and one that did is', async () => {
  const { id: talentId } = await makeTalent(database.db);
  const actor = { kind: 'talent', talentId } as const;
  const address = await makeCalendar(actor);
  const ask = (etag?: string) =>
    GET(new Request(address, etag ? { headers: { 'if-none-match': etag } } : {}), {
      params: Promise.resolve({ secret: address.split('/').at(-1) ?? '' }),
    });
  const first = await ask();
  const etag = first.headers.get('etag') ?? '';
  expect(first.headers.get('cache-control')).toBe('private, max-age=300');
  expect(etag).toMatch(/^W\/"[\w-]{43}"$/);
  const again = await at(new Date(Date.now() + 5_000), () => ask(etag));
  expect([again.status, await again.text(), again.headers.get('etag')]).toEqual([304, '', etag]);
  const day = new Date(Date.now() + 30 * 86_400_000).toISOString().slice(0, 10);
  await blockDays(actor, { talentId, firstDay: day, lastDay: day });
  expect((await ask(etag)).status).toBe(200);
  await endCalendar(actor);
  expect((await ask(etag)).status).toBe(404);
});
