import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Db } from '@/db/client';
import { events } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { preparedRead } from '@/lib/platform/prepared-read';
import { confirmed } from './list-conditions';
import { scopeOfEvents } from './policy';
import { stateAt } from './rules';

const columns = {
  id: events.id,
  name: events.name,
  description: events.description,
  startDate: events.startDate,
  endDate: events.endDate,
  stateId: events.stateId,
  quotationId: events.quotationId,
  cityId: events.cityId,
  code: events.code,
  clientId: events.clientId,
  logoFileId: events.logoFileId,
  coverFileId: events.coverFileId,
  urlKey: events.urlKey,
  eventDirectoryId: events.eventDirectoryId,
  finalClientId: events.finalClientId,
  totalDays: events.totalDays,
  totalEvent: events.totalEvent,
  additionalProfiles: events.additionalProfiles,
  finalClientColumn: events.finalClientColumn,
  validAdvance: events.validAdvance,
  urlAdvance: events.urlAdvance,
  valueAdvance: events.valueAdvance,
  advancePercent: events.advancePercent,
  advanceDueOn: events.advanceDueOn,
  advanceInstructions: events.advanceInstructions,
  advanceAskedAt: events.advanceAskedAt,
  advanceFileId: events.advanceFileId,
  advanceProofAt: events.advanceProofAt,
  advanceRefusal: events.advanceRefusal,
  advancePaidAt: events.advancePaidAt,
  confirmed,
};

const ofIds = (db: Db, condition?: SQL) =>
  db
    .select(columns)
    .from(events)
    .where(and(anyOf(events.id, sql.placeholder('ids')), condition));

const anyEvents = preparedRead((db) => ofIds(db));
const ownEvents = preparedRead((db) => ofIds(db, eq(events.agencyId, sql.placeholder('agencyId'))));

/** What GraphQL says of an event; `stateId` is the state it is read in. */
export type ListedEvent = Omit<Awaited<ReturnType<typeof anyEvents>>[number], 'confirmed'>;

/** Finds events by id, for GraphQL and its loaders; only those that the actor may read. One statement. */
export async function findListedEvents(
  actor: Actor,
  ids: readonly string[],
): Promise<Map<string, ListedEvent>> {
  const scope = scopeOfEvents(actor);
  const rows = await (scope.kind === 'agency'
    ? ownEvents({ ids, agencyId: scope.agencyId })
    : anyEvents({ ids }));
  const now = currentTime();
  return new Map(rows.map((row) => [row.id, { ...row, stateId: stateAt(row, row.confirmed, now) }]));
}

/** Reads one event. Throws NOT_FOUND, also for another agency's. */
export async function getListedEvent(actor: Actor, id: string): Promise<ListedEvent> {
  const found = (await findListedEvents(actor, [id])).get(id);
  if (!found) throw notFound('errors.event.notFound');
  return found;
}
