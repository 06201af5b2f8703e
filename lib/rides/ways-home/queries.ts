import { and, eq, sql } from 'drizzle-orm';
import { correlated } from '@/db/correlated';
import { ridePassengers, rides, waysHome } from '@/db/schema';
import type { RideState, WayHome } from '@/db/values/rides';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { readDesk } from '@/lib/event-day/desk/queries';
import { dayOfDesk } from '@/lib/event-day/rules';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { findRideRules } from '../limits/queries';
import { maySeeEventRides } from '../policy';
import { counts } from '../wishes/rules';
import { leavesLate, takesHome } from './rules';

/** Somebody who leaves late, and how it gets home. */
type LateLeaver = {
  readonly talentId: string;
  readonly name: string;
  readonly photo: string | null;
  readonly profileName: string;
  readonly leavesAt: Date;
  readonly hasLeft: boolean;
  /** Its ride home; null without one. */
  readonly ride: {
    readonly id: string;
    readonly state: RideState;
    readonly scheduledFor: Date | null;
  } | null;
  /** How it goes otherwise; null while nobody noted anything. */
  readonly way: { readonly way: WayHome; readonly note: string | null } | null;
};

type LateLeavers = {
  /** The day of work, `YYYY-MM-DD`, that may end the next morning. */
  readonly day: string;
  readonly lateTime: string;
  readonly timeZone: string;
  /** Without a way home first, then by when they leave. */
  readonly people: readonly LateLeaver[];
  readonly lacking: number;
};

/** A night is told of until so long after midnight. */
const NIGHT_MS = 8 * 60 * 60_000;

/**
 * Who of an event of the own agency leaves late on the day of its desk, and how each gets home. Throws UNAUTHENTICATED,
 * FORBIDDEN, and NOT_FOUND alike for another agency's event.
 */
export async function findLateLeavers(actor: Actor, eventId: string): Promise<LateLeavers> {
  const { agencyId } = maySeeEventRides(actor);
  const now = currentTime();
  const [{ event, people }, rules, homeward, ways] = await Promise.all([
    readDesk(actor, eventId),
    findRideRules(database(), eventId),
    findHomeward(agencyId, eventId),
    database()
      .select()
      .from(waysHome)
      .where(and(eq(waysHome.agencyId, agencyId), eq(waysHome.eventId, eventId))),
  ]);
  const { timeZone } = event;
  const days = [...new Set(people.flatMap(({ shifts }) => shifts.map(({ day }) => day)))].sort();
  const day = dayOfDesk(days, isoDateInZone(new Date(now.getTime() - NIGHT_MS), timeZone));
  const late = new Map<string, LateLeaver>();
  for (const { talentId, name, lastname, photo, profileName, shifts } of people) {
    const shift = shifts.find((one) => one.day === day);
    const leaving = shift && leavesLate(shift, rules.lateTime, { timeZone, now });
    if (!shift || !leaving) continue;
    const ride = homeward.find((one) => one.talentIds.includes(talentId) && takesHome(one, shift));
    const way = ways.find((one) => one.talentId === talentId && one.day === day);
    late.set(talentId, {
      talentId,
      name: fullName({ name, lastname }),
      photo,
      profileName,
      ...leaving,
      ride: ride ? { id: ride.id, state: ride.state, scheduledFor: ride.scheduledFor } : null,
      way: way ? { way: way.way, note: way.note } : null,
    });
  }
  const found = [...late.values()].sort(
    (a, b) => Number(hasWay(a)) - Number(hasWay(b)) || +a.leavesAt - +b.leavesAt,
  );
  return {
    day,
    lateTime: rules.lateTime,
    timeZone,
    people: found,
    lacking: found.filter((one) => !hasWay(one)).length,
  };
}

/** Whether it is known how somebody gets home. */
export const hasWay = ({ ride, way }: Pick<LateLeaver, 'ride' | 'way'>): boolean =>
  ride !== null || way !== null;

/** Rides home that go on or carried somebody, the latest first, with everybody in them. */
async function findHomeward(agencyId: string, eventId: string) {
  const rows = await database()
    .select({
      id: rides.id,
      talentId: rides.talentId,
      state: rides.state,
      estimate: rides.estimate,
      total: rides.total,
      direction: rides.direction,
      scheduledFor: rides.scheduledFor,
      createdAt: rides.createdAt,
      others: correlated<string[]>`array(select ${ridePassengers.talentId}::text from ${ridePassengers}
        where ${ridePassengers.rideId} = ${rides.id})`,
    })
    .from(rides)
    .where(and(eq(rides.agencyId, agencyId), eq(rides.eventId, eventId), eq(rides.direction, 'HOME')))
    .orderBy(sql`${rides.createdAt} desc`);
  // A ride that cost something though nobody was in it takes nobody home.
  return rows
    .filter((row) => counts({ ...row, total: null }))
    .map(({ talentId, others, ...row }) => ({ ...row, talentIds: [talentId, ...others] }));
}
