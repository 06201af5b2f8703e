import { and, asc, eq, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { convocateds, convocatories, talentBookings, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { APPLICATION, CONVOCATED, TALENT } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { shownTo } from '@/lib/talents/queries';
import { maySeeConvocatories } from '../policy';

/** The order of the line: as the agency put it, and behind those the others in the order in which they came to it. */
export const inLine = [
  sql`${talentBookings.position} nulls last`,
  asc(talentBookings.createdAt),
  asc(convocateds.id),
];

/**
 * The reserves who could be confirmed, in the order of the line: they said yes themselves, are not
 * suspended, and no other booking stands on the dates of their call.
 */
export const reservesInOrder = (db: Db | Tx, condition: SQL | undefined) =>
  db
    .select({
      place: convocateds,
      eventPersonalId: convocatories.eventPersonalId,
      name: fullNameOf(talents),
    })
    .from(convocateds)
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(talents, eq(talents.id, convocateds.talentId))
    .innerJoin(talentBookings, eq(talentBookings.convocatedId, convocateds.id))
    .where(
      and(
        condition,
        eq(convocateds.stateId, CONVOCATED.RESERVE),
        eq(convocateds.applicationStateId, APPLICATION.ACCEPTED),
        sql`${talents.stateId} <> ${TALENT.SUSPENDED}`,
        sql`not exists (select 1 from talent_bookings as other where other.talent_id = ${convocateds.talentId}
          and other.convocated_id <> ${convocateds.id} and other.kind = 'CONFIRMED'
          and other.during && ${talentBookings.during})`,
      ),
    )
    .orderBy(...inLine);

/** Who is next in reserve for each need of an event of the agency, by the need's id. One statement. */
export async function findNextReserves(actor: Actor, eventId: string): Promise<ReadonlyMap<string, string>> {
  const agency = maySeeConvocatories(actor);
  const rows = await reservesInOrder(
    database(),
    and(
      eq(convocateds.agencyId, agency.agencyId),
      eq(convocateds.eventId, eventId),
      shownTo(agency, convocateds.talentId),
    ),
  );
  return new Map(rows.reverse().map(({ eventPersonalId, name }) => [eventPersonalId, name]));
}

/** Who is next in reserve for the need of a call, for a message about it; null for nobody. */
export async function findNextOf(tx: Tx, convocatoryId: string): Promise<{ readonly name: string } | null> {
  const need = tx
    .select({ id: convocatories.eventPersonalId })
    .from(convocatories)
    .where(eq(convocatories.id, convocatoryId));
  const [next] = await reservesInOrder(tx, sql`${convocatories.eventPersonalId} = (${need})`).limit(1);
  return next ?? null;
}
