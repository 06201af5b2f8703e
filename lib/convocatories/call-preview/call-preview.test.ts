import { expect, test } from 'vitest';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATORY } from '@/lib/core/states';
import { makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { callTalents } from '../calling/call-talents';
import { findOwnCalls } from '../own-calls/queries';
import { listOpenCalls, previewCalls } from './queries';

const database = useDatabase();

test('open calls of the agency alone, that are not over', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const open = await makeConvocatory(database.db, { event });
  await makeConvocatory(database.db, { event, code: 'X', stateId: CONVOCATORY.CLOSED });
  await makeConvocatory(database.db);
  expect((await listOpenCalls(actor)).map(({ id }) => id)).toEqual([open.id]);
  const reader = await makeAgencyUser(database.db, { agency, role: 'READ_ONLY' });
  await expect(listOpenCalls(reader.actor)).rejects.toMatchObject({ code: 'FORBIDDEN' });
});

test('says of each what calling it meets, and leaves out whom the agency may not call', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const event = await makeEvent(database.db, { agency });
  const convocatory = await makeConvocatory(database.db, { event, height: 170 });
  const fits = await makeTalent(database.db, { height: 180 });
  const short = await makeTalent(database.db, { height: 160, gender: 'MASCULINO', profiles: [6] });
  const called = await makeTalent(database.db, { height: 180 });
  const booked = await makeTalent(database.db, { height: 180 });
  const other = await makeAgencyUser(database.db);
  const theirs = await makeTalent(database.db, { exclusiveAgencyId: other.agency.id });
  await callTalents(actor, { convocatoryId: convocatory.id, talentIds: [called.id], despiteBookings: false });
  await makeConvocated(database.db, { talent: booked });
  const ids = [fits, short, called, booked, theirs].map(({ id }) => id);
  const { result, statements } = await countStatements(() => previewCalls(actor, convocatory.id, ids));
  const of = (id: string) => result.find(({ talent }) => talent.id === id);
  expect(result).toHaveLength(4);
  expect(of(fits.id)).toMatchObject({ called: false, busy: null, lacks: [] });
  expect(of(short.id)).toMatchObject({ lacks: ['profile', 'gender', 'height'] });
  expect(of(called.id)).toMatchObject({ called: true });
  expect(of(booked.id)).toMatchObject({ called: false, busy: 'CONFIRMED' });
  expect(of(theirs.id)).toBeUndefined();
  expect(statements.length).toBeLessThanOrEqual(7);
  await expect(previewCalls(other.actor, convocatory.id, ids)).rejects.toMatchObject({ code: 'NOT_FOUND' });

  const dates = { startDate: convocatory.startDate, endDate: convocatory.endDate };
  expect(await findOwnCalls(actor, ids, dates)).toEqual(new Map([[called.id, event.name]]));
  expect(await findOwnCalls(other.actor, ids, dates)).toEqual(new Map());
  const far = new Date('2040-01-01');
  expect(await findOwnCalls(actor, ids, { startDate: far, endDate: far })).toEqual(new Map());
});
