import { and, eq, or, type SQL, sql } from 'drizzle-orm';
import {
  agencies,
  cities,
  claims,
  contractActs,
  contracts,
  convocateds,
  convocatories,
  currencies,
  eventPersonals,
  events,
  profiles,
} from '@/db/schema';
import { serviceEnd } from '@/lib/claims/rules';
import { inForce } from '@/lib/convocatories/contract-in-force';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { keyset } from '@/lib/platform/keyset';
import { type WorkStatus, workPath, workStatus } from './rules';

/** A place of one's own in a call, of any agency. */
export type OwnWork = {
  readonly id: string;
  readonly status: WorkStatus;
  readonly path: string;
  readonly eventName: string;
  readonly agencyName: string;
  readonly profileName: string;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly deadline: Date | null;
  readonly timeZone: string;
  readonly city: string;
  /** What was claimed, else the pay of the call, in minor units. */
  readonly amount: number;
  readonly currency: string;
  readonly paidAt: Date | null;
  /** Of a claim of which a part is paid: that part and what remains, in minor units; else null. */
  readonly part: { readonly paid: number; readonly left: number } | null;
};

const columns = {
  id: convocateds.id,
  talentId: convocateds.talentId,
  stateId: convocateds.stateId,
  reply: convocateds.reply,
  convocatoryId: convocatories.id,
  convocatoryState: convocatories.stateId,
  startDate: convocatories.startDate,
  endDate: convocatories.endDate,
  deadline: convocatories.deadline,
  profileName: profiles.name,
  budget: eventPersonals.budget,
  eventId: events.id,
  eventName: events.name,
  eventState: events.stateId,
  eventStart: events.startDate,
  eventEnd: events.endDate,
  timeZone: cities.timeZone,
  city: cities.name,
  agencyName: agencies.name,
  agencyState: agencies.stateId,
  currency: currencies.code,
  signed: sql<boolean>`${contracts.id} is not null`,
  ownContract: sql<boolean>`${contracts.convocatedId} is not distinct from ${convocateds.id}`,
  actWaits: sql<boolean>`exists (select 1 from ${contractActs} a where a.contract_id = ${contracts.id}
    and a.ended_at is null and a.talent_signed_at is null)`,
  claimStatus: claims.status,
  claimPrice: claims.price,
  claimPaid: claims.paid,
  claimNet: sql<number | null>`${claims.price} - coalesce(${claims.withheld}, 0)`.mapWith(Number),
  asksAccount: sql<boolean>`${claims.accountProblem} is not null`,
  claimCurrency: claims.currencyCode,
  paidAt: claims.paidAt,
};

const KEYS = [sql`${convocatories.startDate}`, sql`${convocateds.id}`];

/** In SQL: something may wait for the talent; which of it does, `workStatus` says. */
const mayWait = (now: Date): SQL | undefined =>
  or(
    sql`${events.endDate} >= ${now.toISOString()}`,
    and(sql`${contracts.id} is not null`, sql`${claims.id} is null`),
    eq(claims.status, 'RETURNED'),
    sql`${claims.accountProblem} is not null`,
  );

/** A page of one's own places, the last to begin first. Throws UNAUTHENTICATED, FORBIDDEN. One statement. */
export async function listOwnWork(
  actor: Actor,
  { waiting = false, ...asked }: ListPage & { readonly waiting?: boolean } = {},
): Promise<OwnWork[]> {
  const { talentId } = requireTalent(actor);
  const now = currentTime();
  const page = keyset(
    KEYS,
    { ...asked, descending: true },
    (keys, id) => sql`select ${keys} from ${convocateds} join ${convocatories}
      on ${convocatories.id} = ${convocateds.convocatoryId}
      where ${convocateds.id} = ${id} and ${convocateds.talentId} = ${talentId}`,
  );
  const rows = await database()
    .select(columns)
    .from(convocateds)
    .innerJoin(convocatories, eq(convocatories.id, convocateds.convocatoryId))
    .innerJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .innerJoin(profiles, eq(profiles.id, eventPersonals.profileId))
    .innerJoin(events, eq(events.id, convocateds.eventId))
    .innerJoin(currencies, eq(currencies.id, events.currencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(agencies, eq(agencies.id, convocateds.agencyId))
    .leftJoin(
      contracts,
      and(eq(contracts.eventId, convocateds.eventId), eq(contracts.talentId, convocateds.talentId), inForce),
    )
    .leftJoin(claims, eq(claims.convocatedId, convocateds.id))
    .where(and(eq(convocateds.talentId, talentId), waiting ? mayWait(now) : undefined, page.where))
    .orderBy(...page.orderBy)
    .limit(Math.min(asked.limit ?? 50, LONGEST_PAGE));
  return page.inOrder(rows).map((row) => {
    const end = serviceEnd({ startDate: row.eventStart, endDate: row.eventEnd }, row);
    const status = workStatus({ ...row, serviceEnd: end }, now);
    const { id, eventName, agencyName, profileName, startDate, endDate, deadline, timeZone, city, paidAt } =
      row;
    return {
      id,
      status,
      path: workPath(row, status),
      eventName,
      agencyName,
      profileName,
      startDate,
      endDate,
      deadline: deadline ?? endDate,
      timeZone,
      city,
      amount: row.claimPrice ?? row.budget,
      currency: row.claimCurrency ?? row.currency,
      paidAt,
      part: partOf(row),
    };
  });
}

type Paid = {
  readonly claimStatus: string | null;
  readonly claimPaid: number | null;
  readonly claimNet: number | null;
};

const partOf = ({ claimStatus, claimPaid, claimNet }: Paid): OwnWork['part'] =>
  claimStatus === 'APPROVED' && claimPaid && claimNet
    ? { paid: claimPaid, left: claimNet - claimPaid }
    : null;
