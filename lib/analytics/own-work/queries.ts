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
import { CLAIM_NET } from '@/lib/claims/payments/net';
import { serviceEnd } from '@/lib/claims/rules';
import { inForce } from '@/lib/convocatories/contract-in-force';
import { requireTalent } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import type { ListPage } from '@/lib/core/list-page';
import { CALLED_AS } from '@/lib/events/personals/called-as';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { type Edge, keyset, noEdge } from '@/lib/platform/keyset';
import { type WorkStatus, workPath, workStatus } from './rules';

/** A place of one's own in a call, of any agency. */
export type OwnWork = {
  readonly id: string;
  readonly convocatoryId: string;
  readonly eventId: string;
  /** The talent's last answer to the call. */
  readonly reply: 'YES' | 'NO' | 'MAYBE' | null;
  readonly status: WorkStatus;
  readonly path: string;
  readonly eventName: string;
  readonly agencyName: string;
  readonly profileName: string;
  readonly startDate: Date;
  readonly endDate: Date;
  readonly deadline: Date | null;
  /** When the place, its call or its event changed last. */
  readonly changedAt: Date;
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
  profileName: CALLED_AS,
  budget: eventPersonals.budget,
  eventId: events.id,
  eventName: events.name,
  eventState: events.stateId,
  eventStart: events.startDate,
  eventEnd: events.endDate,
  changedAt:
    sql<Date>`greatest(${convocateds.updatedAt}, ${convocatories.updatedAt}, ${events.updatedAt})`.mapWith(
      events.updatedAt,
    ),
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
  claimNet: sql<number | null>`${CLAIM_NET}`.mapWith(Number),
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

const places = (edge: SQL<Edge> = noEdge) =>
  database()
    .select({ ...columns, edge })
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
    .$dynamic();

type Row = Omit<Awaited<ReturnType<typeof places>>[number], 'edge'>;

/** A page of one's own places, the last to begin first. Throws UNAUTHENTICATED, FORBIDDEN. One statement. */
export async function listOwnWork(
  actor: Actor,
  { waiting = false, ...asked }: ListPage & { readonly waiting?: boolean } = {},
): Promise<OwnWork[]> {
  const { talentId } = requireTalent(actor);
  const now = currentTime();
  const page = keyset(
    KEYS,
    { limit: 50, ...asked, descending: true },
    (keys, id) => sql`select ${keys} from ${convocateds} join ${convocatories}
      on ${convocatories.id} = ${convocateds.convocatoryId}
      where ${convocateds.id} = ${id} and ${convocateds.talentId} = ${talentId}`,
  );
  const rows = await places(page.edge)
    .where(and(eq(convocateds.talentId, talentId), waiting ? mayWait(now) : undefined, page.where))
    .orderBy(...page.orderBy)
    .limit(page.limit);
  return page.inOrder(rows).map((row) => workOf(row, now));
}

/** One's own place in a call. Throws UNAUTHENTICATED, FORBIDDEN, and NOT_FOUND, alike for another's. One statement. */
export async function getOwnWork(actor: Actor, convocatoryId: string): Promise<OwnWork> {
  const { talentId } = requireTalent(actor);
  const [row] = isUuid(convocatoryId)
    ? await places().where(
        and(eq(convocateds.talentId, talentId), eq(convocateds.convocatoryId, convocatoryId)),
      )
    : [];
  if (!row) throw notFound('errors.convocatory.notFound');
  return workOf(row, currentTime());
}

function workOf(row: Row, now: Date): OwnWork {
  const end = serviceEnd({ startDate: row.eventStart, endDate: row.eventEnd }, row);
  const status = workStatus({ ...row, serviceEnd: end }, now);
  const { id, convocatoryId, eventId, reply, eventName, agencyName, profileName } = row;
  const { startDate, endDate, deadline, timeZone, city, changedAt, paidAt } = row;
  return {
    ...{ id, convocatoryId, eventId, reply, status },
    path: workPath(row, status),
    ...{ eventName, agencyName, profileName, startDate, endDate },
    deadline: deadline ?? endDate,
    ...{ timeZone, city, changedAt },
    amount: row.claimPrice ?? row.budget,
    currency: row.claimCurrency ?? row.currency,
    paidAt,
    part: partOf(row),
  };
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
