import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { attendanceMarks, callSheets, callTimes, eventPersonals, events } from '@/db/schema';
import { countStatements } from '@/db/testing/count-statements';
import { useDatabase } from '@/db/testing/use-database';
import type { AttendanceMarkKind } from '@/db/values/attendance-marks';
import { listCandidates } from '@/lib/convocatories/candidates/queries';
import type { AgencyActor } from '@/lib/core/actor';
import { EVENT } from '@/lib/core/states';
import { type Convocated, makeConvocated, makeConvocatory } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent, type Talent } from '@/lib/testing/factories/talents';
import { rateTalent } from '../ratings/rate-talent';
import { findTrackRecords } from './queries';

const database = useDatabase();
const DAY_MS = 86_400_000;
/** Eight to six in Bogotá, so many days ago. */
const daysAgo = (days: number) => {
  const day = new Date(Date.now() - days * DAY_MS).toISOString().slice(0, 10);
  return { day, startDate: new Date(`${day}T13:00:00Z`), endDate: new Date(`${day}T23:00:00Z`) };
};

type Team = Awaited<ReturnType<typeof makeAgencyUser>>;

async function worked({ agency }: Team, talent: Talent, days: number) {
  const { day, ...dates } = daysAgo(days);
  const event = await makeEvent(database.db, { agency, ...dates });
  const place = await makeConvocated(database.db, { event, talent });
  return { event, place, day };
}

async function note(
  actor: AgencyActor,
  place: Convocated,
  day: string,
  kind: AttendanceMarkKind,
  minutes = 0,
): Promise<void> {
  const at = new Date(+new Date(`${day}T13:00:00Z`) + minutes * 60_000);
  const { agencyId, eventId, talentId, id: convocatedId } = place;
  await database.db.insert(attendanceMarks).values({
    id: crypto.randomUUID(),
    agencyId,
    eventId,
    talentId,
    convocatedId,
    day,
    kind,
    at,
    pressedAt: at,
    userId: actor.userId,
  });
}

test('events that are over, days that the desk noted, and the rating, of the own agency alone', async () => {
  const [own, other] = [await makeAgencyUser(database.db), await makeAgencyUser(database.db)];
  const [talent, stranger] = [await makeTalent(database.db), await makeTalent(database.db)];
  const first = await worked(own, talent, 30);
  const last = await worked(own, talent, 10);
  const missed = await worked(own, talent, 20);
  const cancelled = await worked(own, talent, 5);
  await database.db.update(events).set({ stateId: EVENT.CANCELLED }).where(eq(events.id, cancelled.event.id));
  await makeConvocated(database.db, { event: await makeEvent(database.db, { agency: own.agency }), talent });
  await note(own.actor, first.place, first.day, 'ARRIVED', 9);
  await note(own.actor, last.place, last.day, 'ARRIVED', 40);
  await note(own.actor, missed.place, missed.day, 'MISSED');
  await rateTalent(own.actor, { convocatedId: last.place.id, punctuality: 3, presence: 5, work: 5 });
  const theirs = await worked(other, talent, 3);
  await note(other.actor, theirs.place, theirs.day, 'MISSED');
  await rateTalent(other.actor, {
    convocatedId: (await worked(other, talent, 4)).place.id,
    punctuality: 1,
    presence: 1,
    work: 1,
  });

  const ids = [talent.id, stranger.id];
  expect(await findTrackRecords(own.actor, ids)).toEqual(
    new Map([
      [
        talent.id,
        {
          events: 3,
          last: {
            id: last.event.id,
            name: last.event.name,
            endDate: last.event.endDate,
            timeZone: 'America/Bogota',
          },
          came: 2,
          late: 1,
          missed: 1,
          rating: { mean: 43, count: 1 },
        },
      ],
    ]),
  );
  expect((await findTrackRecords(other.actor, ids)).get(talent.id)).toMatchObject({
    events: 2,
    came: 0,
    missed: 1,
    rating: { mean: 10, count: 1 },
  });
  const third = await makeAgencyUser(database.db);
  expect((await findTrackRecords(third.actor, ids)).size).toBe(0);
});

test('late is whoever came after the hour of its own call', async () => {
  const team = await makeAgencyUser(database.db);
  const talent = await makeTalent(database.db);
  const { event, place, day } = await worked(team, talent, 8);
  const { agencyId } = place;
  await database.db.insert(callSheets).values({ agencyId, eventId: event.id });
  await database.db
    .insert(callTimes)
    .values({ agencyId, eventId: event.id, convocatedId: place.id, day, time: '09:00' });
  await note(team.actor, place, day, 'ARRIVED', 55);
  expect((await findTrackRecords(team.actor, [talent.id])).get(talent.id)).toMatchObject({
    came: 1,
    late: 0,
  });
});

test('four statements whatever the talents', async () => {
  const team = await makeAgencyUser(database.db);
  const talents: string[] = [];
  for (let number = 0; number < 6; number++) {
    const talent = await makeTalent(database.db);
    const { place, day } = await worked(team, talent, 8 + number);
    await note(team.actor, place, day, 'ARRIVED');
    talents.push(talent.id);
  }
  const { result, statements } = await countStatements(() => findTrackRecords(team.actor, talents));
  expect([result.size, statements.length]).toEqual([6, 4]);
});

test('candidates are found by what the own agency has lived with them', async () => {
  const [own, other] = [await makeAgencyUser(database.db), await makeAgencyUser(database.db)];
  const ahead = await makeEvent(database.db, { agency: own.agency });
  const [personal] = ahead.personals;
  const call = await makeConvocatory(database.db, { event: ahead });
  const [need] = await database.db
    .select()
    .from(eventPersonals)
    .where(eq(eventPersonals.id, personal?.id ?? ''));
  if (!need) throw new Error('the event asks for nobody');
  const make = () => makeTalent(database.db, { gender: need.gender, profiles: [need.profileId] });
  const [good, poor, fresh] = [await make(), await make(), await make()];
  const rate = async (team: Team, talent: Talent, stars: number) => {
    const { place } = await worked(team, talent, 12);
    const all = { punctuality: stars, presence: stars, work: stars };
    await rateTalent(team.actor, { convocatedId: place.id, ...all });
  };
  await rate(own, good, 4);
  await rate(own, poor, 3);
  await rate(other, fresh, 5);
  const found = async (history: 'KNOWN' | 'NEW' | 'RATED') =>
    new Set((await listCandidates(own.actor, call.id, { history })).map(({ id }) => id));
  expect(await found('KNOWN')).toEqual(new Set([good.id, poor.id]));
  const unknown = await found('NEW');
  expect([good, poor, fresh].map(({ id }) => unknown.has(id))).toEqual([false, false, true]);
  expect(await found('RATED')).toEqual(new Set([good.id]));
});
