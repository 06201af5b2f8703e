import { eq } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { talentBookings } from '@/db/schema';
import { useDatabase } from '@/db/testing/use-database';
import { CONVOCATED } from '@/lib/core/states';
import { messages } from '@/lib/i18n/messages/es';
import { makeConvocated } from '@/lib/testing/factories/convocatories';
import { makeEvent } from '@/lib/testing/factories/events';
import { makeAgencyUser } from '@/lib/testing/factories/identity';
import { makeTalent } from '@/lib/testing/factories/talents';
import { listEventTalents } from '../event-talents/queries';
import { decideConvocated } from './decide-convocated';

const database = useDatabase();

test('of 200 confirmations of one talent at once, by two agencies for overlapping events, one stands and the others say why', async () => {
  const talent = await makeTalent(database.db);
  const sides = await Promise.all(
    ['Primera', 'Segunda'].map(async (name) => {
      const { actor, agency } = await makeAgencyUser(database.db);
      const event = await makeEvent(database.db, { agency, name });
      const place = await makeConvocated(database.db, { event, talent, stateId: CONVOCATED.CALLED });
      return { actor, agency, event, place };
    }),
  );
  const attempts = await Promise.allSettled(
    Array.from({ length: 200 }, (_, index) => {
      const side = sides[index % 2];
      if (!side) throw new Error('there are two');
      return decideConvocated(side.actor, { id: side.place.id, stateId: CONVOCATED.CONFIRMED });
    }),
  );
  const bookings = await database.db
    .select()
    .from(talentBookings)
    .where(eq(talentBookings.talentId, talent.id));
  expect(bookings.map(({ kind }) => kind)).toEqual(['CONFIRMED']);
  const winner = sides.find(({ agency }) => agency.id === bookings[0]?.agencyId);
  const loser = sides.find((side) => side !== winner);
  // Pressed again by who has the talent it is the same confirmation; the other agency hears why, and not by whom.
  attempts.forEach((attempt, index) => {
    if (sides[index % 2] === winner) expect(attempt.status).toBe('fulfilled');
    else
      expect(attempt).toMatchObject({ reason: { code: 'CONFLICT', messageKey: 'errors.convocated.booked' } });
  });
  expect(messages.errors.convocated.booked).not.toMatch(/agencia/i);
  if (!loser || !winner) throw new Error('nobody won');
  const told = JSON.stringify(await listEventTalents(loser.actor, loser.event.id));
  expect(told).toContain('"bookedElsewhere":true');
  for (const secret of [winner.agency.id, winner.agency.name, winner.event.id]) {
    expect(told).not.toContain(secret);
  }
  // A hold warns and blocks nobody.
  await decideConvocated(loser.actor, { id: loser.place.id, stateId: CONVOCATED.RESERVE });
  const [own] = (await listEventTalents(winner.actor, winner.event.id)).flatMap(({ talents }) => talents);
  expect(own).toMatchObject({ stateId: CONVOCATED.CONFIRMED, bookedElsewhere: false });
});
