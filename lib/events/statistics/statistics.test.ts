import { expect, test } from 'vitest';
import { useDatabase } from '@/db/testing/use-database';
import { anonymous } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { listFinishedEvents, readAgencyStatistics } from './queries';

const database = useDatabase();
const DAY = 86_400_000;
const daysAgo = (days: number) => ({
  startDate: new Date(Date.now() - (days + 1) * DAY),
  endDate: new Date(Date.now() - days * DAY),
});

test('[1.7/statistics state 36] count the finished events (36) from one year back, written or not, for the agency and the administrator', async () => {
  const { db } = database;
  const { actor, agency } = await makeAgencyUser(db, { role: 'READ_ONLY' });
  const make = (days: number, stateId: number) =>
    makeEvent(db, { agency, ...daysAgo(days), stateId, totalEvent: 1000, totalDays: 2 });
  const old = await make(364, EVENT.FINISHED);
  await make(367, EVENT.FINISHED);
  await make(20, EVENT.CANCELLED);
  await make(10, EVENT.EXPIRED);
  // Over, with somebody confirmed, and not written yet: it is read as finished.
  const over = await make(2, EVENT.CONFIRMED);
  const convocatory = await makeConvocatory(db, { agency, event: over });
  await makeConvocated(db, { convocatory, stateId: 1813, applicationStateId: 1818 });
  await makeEvent(db, { ...daysAgo(5), stateId: EVENT.FINISHED });

  const told = await readAgencyStatistics(actor, agency.id);
  expect(told).toMatchObject({ events: 4, finished: 2, totalDays: 4 });
  expect(await listFinishedEvents(actor, told)).toEqual([over.id, old.id]);
  expect(told.totals).toMatchObject([{ currencyId: 1, finished: 2, totalEvent: 2000 }]);
  const { actor: administrator } = await makeAdministrator(db);
  expect((await readAgencyStatistics(administrator, agency.id)).finished).toBe(2);
  const { actor: stranger } = await makeAgencyUser(db);
  await expect(readAgencyStatistics(stranger, agency.id)).rejects.toMatchObject({ code: 'NOT_FOUND' });
  await expect(readAgencyStatistics(anonymous, agency.id)).rejects.toMatchObject({ code: 'UNAUTHENTICATED' });
});
