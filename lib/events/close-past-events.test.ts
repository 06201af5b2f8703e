import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { auditEntries, events } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import type { Actor, JobActor } from '@/lib/core/actor';
import { CONVOCATED, EVENT } from '@/lib/core/states';
import { at } from '@/lib/platform/clock';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { closePastEvents } from './close-past-events';

const database = useDatabase();
const job: JobActor = { kind: 'job', name: 'events.close-past' };
const now = new Date('2026-11-21T12:00:00Z');
const past = { startDate: new Date('2026-11-19T12:00:00Z'), endDate: new Date('2026-11-21T11:59:59Z') };

const close = (actor: Actor) => at(now, () => closePastEvents(actor));
const stateOf = async (id: string) =>
  (await database.db.select().from(events).where(eq(events.id, id)))[0]?.stateId;
const auditOf = (id: string) =>
  database.db.select().from(auditEntries).where(eq(auditEntries.entityId, id)).orderBy(auditEntries.id);

test('[1.4.3/event closes] an event that was worked is finished, one with nobody confirmed expired, each with its audit row', async () => {
  const worked = await makeEvent(database.db, { ...past, stateId: EVENT.CONFIRMED });
  await makeConvocated(database.db, { event: worked });
  const idle = await makeEvent(database.db, { ...past, stateId: EVENT.CALLING });
  await makeConvocated(database.db, { event: idle, stateId: CONVOCATED.CALLED });
  expect(await close(job)).toBe(2);
  expect([await stateOf(worked.id), await stateOf(idle.id)]).toEqual([EVENT.FINISHED, EVENT.EXPIRED]);
  expect(await auditOf(worked.id)).toMatchObject([
    { action: 'move', fromState: '35', toState: '36', actorKind: 'job', agencyId: worked.agencyId },
  ]);
  expect(await auditOf(idle.id)).toMatchObject([{ fromState: '34', toState: '38' }]);
});

test('leaves those that last until this very moment, those to come and those closed already', async () => {
  const kept = await Promise.all([
    makeEvent(database.db, { ...past, endDate: now }),
    makeEvent(database.db, { startDate: now, endDate: new Date('2026-12-01T12:00:00Z') }),
    makeEvent(database.db, { ...past, stateId: EVENT.CANCELLED }),
  ]);
  expect(await close(job)).toBe(0);
  expect(await Promise.all(kept.map((event) => stateOf(event.id)))).toEqual([34, 34, 37]);
});

test('run by several at once and again, each event is closed once', async () => {
  const due = await Promise.all(Array.from({ length: 8 }, () => makeEvent(database.db, past)));
  const closed = await Promise.all([1, 2, 3].map(() => close(job)));
  closed.push(await close(job));
  expect(closed.reduce((sum, count) => sum + count)).toBe(due.length);
  for (const event of due) expect(await auditOf(event.id)).toHaveLength(1);
});

test('nobody but the job closes events', async () => {
  const { actor } = await makeAgencyUser(database.db);
  await expect(close(actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});
