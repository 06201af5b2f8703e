import { beforeAll, expect, test } from 'vitest';
import { auditEntries, clients, eventPersonals, events } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { listActivity } from '@/lib/agencies/activity/queries';
import { ownCalendar } from '@/lib/analytics/own-work/own-calendar';
import { listClients } from '@/lib/clients/queries';
import { listOpenCalls } from '@/lib/convocatories/call-preview/queries';
import type { AgencyActor } from '@/lib/core/actor';
import { LONGEST_PAGE } from '@/lib/core/list-page';
import { APPLICATION, CONVOCATED } from '@/lib/core/states';
import { eventCalendar } from '@/lib/events/calendar/event-calendar';
import { getStatement } from '@/lib/finances/statement/queries';
import { makeClient } from '@/lib/testing/factories/clients';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';

// What screens, calendars and documents read whole: nothing is left out beyond the numbers at which it once was.

const own = useDatabase();
const MANY = 510;
const TOTAL = 1_000_000;

let actor: AgencyActor;
let agencyId: string;
let clientId: string;

const copies = <Row extends object, Change extends object>(row: Row, change: (index: number) => Change) =>
  Array.from({ length: MANY - 1 }, (_, index) => ({ ...row, id: crypto.randomUUID(), ...change(index) }));

beforeAll(async () => {
  const made = await makeAgencyUser(own.db);
  ({ actor } = made);
  agencyId = made.agency.id;
  const client = await makeClient(own.db, { agency: made.agency });
  clientId = client.id;
  await own.db.insert(clients).values(copies(client, (index) => ({ name: `Cliente ${index}` })));
  const event = await makeEvent(own.db, { agency: made.agency, clientId, totalEvent: TOTAL });
  await own.db
    .insert(events)
    .values(
      copies(event, () => ({ urlKey: null, quotationId: null, code: null, clientId, totalEvent: TOTAL })),
    );
});

test('a statement adds up all that its client owes', async () => {
  const { statement } = await getStatement(actor, clientId);
  expect(statement.receivables).toHaveLength(MANY);
  expect(statement.receivables.reduce((sum, { balance }) => sum + balance, 0)).toBe(MANY * TOTAL);
  expect(JSON.stringify(statement.sums)).toContain(String(MANY * TOTAL));
});

test('the calendar of an agency has all of its events', async () => {
  const text = await eventCalendar({ agencyId });
  const ids = text.replaceAll('\r\n ', '').match(/(?<=UID:)[\da-f-]{36}/g);
  expect(new Set(ids).size).toBe(MANY);
});

test('the choice of a client has all of them', async () => {
  const found = await listClients(actor, { limit: LONGEST_PAGE });
  expect(found.length).toBeGreaterThanOrEqual(MANY);
});

test('older activity follows on the newest', async () => {
  const [one] = await own.db
    .insert(auditEntries)
    .values({
      ...{ entity: 'event', entityId: clientId, action: 'create', agencyId },
      ...{ actorKind: 'agencyUser', actorId: actor.userId, detail: {} },
    })
    .returning();
  if (!one) throw new Error('no entry');
  const { id: _, ...entry } = one;
  for (let index = 0; index < 4; index += 1) await own.db.insert(auditEntries).values(entry);
  const of = { entity: 'event', entityId: clientId };
  const all = await listActivity(actor, of);
  const [first, second] = [await listActivity(actor, { ...of, limit: 3 }), all.slice(3)];
  expect(await listActivity(actor, { ...of, limit: 3, after: first.at(-1)?.id ?? 0 })).toEqual(second);
});

test('a calendar and a choice of calls go beyond a hundred', async () => {
  const talent = await makeTalent(own.db);
  const event = await makeEvent(own.db, {
    agencyId,
    startDate: new Date(Date.now() + 86_400_000),
    endDate: new Date(Date.now() + 2 * 86_400_000),
  });
  const before = (await listOpenCalls(actor)).length;
  const [personal] = event.personals;
  if (!personal) throw new Error('no role');
  for (let index = 0; index < 101; index += 1) {
    const [role] = await own.db
      .insert(eventPersonals)
      .values({ ...personal, id: crypto.randomUUID() })
      .returning();
    const call = await makeConvocatory(own.db, { event, ...(role ? { eventPersonalId: role.id } : {}) });
    const confirmed = index === 0;
    if (confirmed) await makeConvocated(own.db, { convocatory: call, talent });
    else
      await makeConvocated(own.db, {
        convocatory: call,
        talent,
        stateId: CONVOCATED.CALLED,
        applicationStateId: APPLICATION.PENDING,
      });
  }
  expect(await listOpenCalls(actor)).toHaveLength(before + 101);
  expect((await ownCalendar(talent.id)).match(/BEGIN:VEVENT/g)).toHaveLength(1);
});
