import { sql } from 'drizzle-orm';
import type { Db } from '../../../db/client.ts';
import { convocateds, convocatories, talentBookings } from '../../../db/schema/index.ts';
import { APPLICATION, CONVOCATED, CONVOCATORY } from '../../core/states.ts';
import type { Agency } from './agencies.ts';
import { type Event, type EventPersonal, makeEvent } from './events.ts';
import { nextNumber, only } from './sequence.ts';
import { makeTalent, type Talent } from './talents.ts';

export type Convocatory = typeof convocatories.$inferSelect;
export type Convocated = typeof convocateds.$inferSelect;

type ConvocatoryFields = Partial<typeof convocatories.$inferInsert> & {
  readonly agency?: Agency;
  readonly event?: Event & { personals: EventPersonal[] };
};

/** An open call (41) for the first people an event asks for, on the event's dates. */
export async function makeConvocatory(
  db: Db,
  { agency, event: given, ...fields }: ConvocatoryFields = {},
): Promise<Convocatory> {
  const event = given ?? (await makeEvent(db, agency ? { agency } : {}));
  const personal = event.personals[0];
  if (!personal) throw new Error('an event that asks for nobody has no convocatory');
  const rows = await db
    .insert(convocatories)
    .values({
      code: `P${nextNumber()}-1`,
      stateId: CONVOCATORY.OPEN,
      startDate: event.startDate,
      endDate: event.endDate,
      cityId: event.cityId,
      eventPersonalId: personal.id,
      ...fields,
      agencyId: event.agencyId,
      eventId: event.id,
    })
    .returning();
  return only(rows);
}

type ConvocatedFields = Partial<typeof convocateds.$inferInsert> & {
  readonly agency?: Agency;
  readonly event?: Event & { personals: EventPersonal[] };
  readonly convocatory?: Convocatory;
  readonly talent?: Talent;
};

/**
 * A talent's place in a convocatory: confirmed (1813) after accepting (1818), with the booking that goes with it.
 * With another state there is no booking.
 */
export async function makeConvocated(
  db: Db,
  { agency, event, convocatory: given, talent: givenTalent, ...fields }: ConvocatedFields = {},
): Promise<Convocated> {
  const parents = { ...(agency ? { agency } : {}), ...(event ? { event } : {}) };
  const convocatory = given ?? (await makeConvocatory(db, parents));
  const talent = givenTalent ?? (await makeTalent(db));
  const rows = await db
    .insert(convocateds)
    .values({
      stateId: CONVOCATED.CONFIRMED,
      applicationStateId: APPLICATION.ACCEPTED,
      ...fields,
      agencyId: convocatory.agencyId,
      eventId: convocatory.eventId,
      convocatoryId: convocatory.id,
      talentId: talent.id,
    })
    .returning();
  const convocated = only(rows);
  if (convocated.stateId === CONVOCATED.CONFIRMED) await book(db, convocated, convocatory);
  return convocated;
}

async function book(db: Db, convocated: Convocated, { startDate, endDate }: Convocatory): Promise<void> {
  await db.insert(talentBookings).values({
    agencyId: convocated.agencyId,
    talentId: convocated.talentId,
    convocatedId: convocated.id,
    kind: 'CONFIRMED',
    during: sql<string>`tstzrange(${startDate.toISOString()}, ${endDate.toISOString()}, '[]')`,
  });
}
