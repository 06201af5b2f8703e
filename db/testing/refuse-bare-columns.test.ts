import { eq, sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { correlated } from '../correlated.ts';
import { convocateds, events } from '../schema/index.ts';
import { useDatabase } from './use-database.ts';

const own = useDatabase();
const bare = sql<number>`(select count(*)::int from ${convocateds} where ${convocateds.eventId} = ${events.id})`;
const called = correlated<number>`(select count(*)::int from ${convocateds} where ${convocateds.eventId} = ${events.id})`;

test('a subselect of a select of one table or of what a write returns is refused where its columns would be bare', () => {
  const { db } = own;
  expect(() => db.select({ bare }).from(events).toSQL()).toThrow(/lose its table's name.*convocateds/);
  expect(() => db.update(events).set({ name: '' }).returning({ bare }).toSQL()).toThrow(/lose its table/);
  expect(() =>
    db.select({ bare }).from(events).innerJoin(convocateds, eq(convocateds.eventId, events.id)).toSQL(),
  ).not.toThrow();
  expect(() =>
    db
      .select({ name: sql`upper(${events.name})` })
      .from(events)
      .toSQL(),
  ).not.toThrow();
});

test('written by correlated it counts what belongs to the row', async () => {
  const { eventId } = await makeConvocated(own.db);
  await makeConvocated(own.db);
  expect(await own.db.select({ id: events.id, called }).from(events).where(eq(events.id, eventId))).toEqual([
    { id: eventId, called: 1 },
  ]);
});
