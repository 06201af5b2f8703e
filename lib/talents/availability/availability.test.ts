import { eq } from 'drizzle-orm';
import { describe, expect, test } from 'vitest';
import { auditEntries } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { listCandidates } from '@/lib/convocatories/candidates/queries';
import type { TalentActor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAdministrator, makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, type Talent } from '@/lib/testing/factories/talents';
import { today } from '../shown';
import { blockDays, unblockDays } from './block-days';
import { findBlocked, listBlockedDays } from './queries';

const database = useDatabase();
const actorOf = ({ id }: Talent): TalentActor => ({ kind: 'talent', talentId: id });
const YEAR = Number(today().slice(0, 4)) + 1;
const day = (rest: string) => `${YEAR}-${rest}`;
const refusalOf = (attempt: Promise<unknown>) =>
  attempt.then(
    () => null,
    (error: unknown) => (error instanceof AppError ? [error.code, error.fields] : error),
  );

test('a talent blocks days and gives them back, and both are told', async () => {
  const talent = await makeTalent(database.db);
  const actor = actorOf(talent);
  const range = { talentId: talent.id, firstDay: day('03-01'), lastDay: day('03-04'), note: 'Viaje' };
  const id = await blockDays(actor, range);
  const { talentId: _, ...kept } = range;
  expect(await listBlockedDays(actor, talent.id)).toEqual([{ id, ...kept, createdAt: expect.any(Date) }]);
  await unblockDays(actor, { talentId: talent.id, id });
  expect(await listBlockedDays(actor, talent.id)).toEqual([]);
  expect(await refusalOf(unblockDays(actor, { talentId: talent.id, id }))).toEqual(['NOT_FOUND', {}]);
  const told = await database.db.select().from(auditEntries).where(eq(auditEntries.entityId, talent.id));
  expect(told.map((entry) => entry.action)).toEqual(['block-days', 'unblock-days']);
  expect(JSON.stringify(told)).not.toContain('Viaje');
});

test('ranges that overlap or follow one another become one, others stay', async () => {
  const talent = await makeTalent(database.db);
  const block = (firstDay: string, lastDay: string) =>
    blockDays(actorOf(talent), { talentId: talent.id, firstDay: day(firstDay), lastDay: day(lastDay) });
  await block('03-01', '03-04');
  await block('03-10', '03-12');
  await block('05-01', '05-02');
  await Promise.all([block('03-05', '03-09'), block('03-02', '03-03')]);
  const kept = await listBlockedDays(actorOf(talent), talent.id);
  expect(kept.map(({ firstDay, lastDay }) => [firstDay, lastDay])).toEqual([
    [day('03-01'), day('03-12')],
    [day('05-01'), day('05-02')],
  ]);
});

describe('refused', () => {
  test.each([
    ['2020-01-01', '2020-01-02', { lastDay: 'validation.dayOver' }],
    [day('03-04'), day('03-01'), { lastDay: 'validation.dateOrder' }],
    [day('02-30'), day('03-01'), { firstDay: 'validation.date' }],
    [day('03-01'), `${YEAR + 4}-01-01`, { lastDay: 'validation.dayTooFar' }],
  ])('are %s to %s', async (firstDay, lastDay, fields) => {
    const talent = await makeTalent(database.db);
    const attempt = blockDays(actorOf(talent), { talentId: talent.id, firstDay, lastDay });
    expect(await refusalOf(attempt)).toEqual(['INVALID', fields]);
  });

  test('is whoever is neither the talent nor the administrator', async () => {
    const talent = await makeTalent(database.db);
    const input = { talentId: talent.id, firstDay: day('03-01'), lastDay: day('03-01') };
    const strangers = [actorOf(await makeTalent(database.db)), (await makeAgencyUser(database.db)).actor];
    const { actor: administrator } = await makeAdministrator(database.db);
    const id = await blockDays(administrator, input);
    for (const stranger of strangers) {
      expect(await refusalOf(blockDays(stranger, input))).toEqual(['FORBIDDEN', {}]);
      expect(await refusalOf(listBlockedDays(stranger, talent.id))).toEqual(['FORBIDDEN', {}]);
    }
    const other = await makeTalent(database.db);
    const attempt = unblockDays(actorOf(other), { talentId: other.id, id });
    expect(await refusalOf(attempt)).toEqual(['NOT_FOUND', {}]);
  });
});

test('who has blocked a day of a call is shown as not available, last, and not among the free', async () => {
  const { actor, agency } = await makeAgencyUser(database.db);
  const startDate = new Date(`${day('03-04')}T15:00:00Z`);
  // Past midnight of Greenwich, and still the fourth in Bogotá.
  const endDate = new Date(`${day('03-05')}T03:00:00Z`);
  const event = await makeEvent(database.db, { agency, startDate, endDate });
  const call = await makeConvocatory(database.db, { event, startDate, endDate });
  const named = { name: 'Anacleta' };
  const makeAway = async (firstDay: string, lastDay: string) => {
    const talent = await makeTalent(database.db, named);
    await blockDays(actorOf(talent), { talentId: talent.id, firstDay: day(firstDay), lastDay: day(lastDay) });
    return talent.id;
  };
  const before = await makeAway('03-01', '03-03');
  const during = await makeAway('03-04', '03-04');
  const after = await makeAway('03-05', '03-06');
  const found = await listCandidates(actor, call.id, { search: 'anacleta' });
  expect(found.map(({ id, busy }) => [id, busy])).toEqual([
    [after, null],
    [before, null],
    [during, 'BLOCKED'],
  ]);
  const free = await listCandidates(actor, call.id, { search: 'anacleta', free: true });
  expect(free.map(({ id }) => id)).toEqual([after, before]);
  const days = { firstDay: day('03-04'), lastDay: day('03-04') };
  expect([...(await findBlocked(database.db, [before, during, after], days))]).toEqual([during]);
});
