import { and, asc, eq, gt, inArray, isNull, lt, sql } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Tx } from '@/db/client';
import { convocatories, eventPersonals, recentChanges } from '@/db/schema';
import type { Event } from '@/lib/events/queries';
import { GATHER_MS } from '@/lib/notifications/choose-channels';
import { currentTime } from '@/lib/platform/clock';
import { type Said, said, TOLD_FIELDS, type ToldField } from '../call-terms/call-changes';
import type { Convocatory } from '../queries';
import { type Change, callDatesOf, spanOf } from './rules';

const instant = z.pipe(
  z.string(),
  z.transform((text) => new Date(text)),
);
const span = z.object({ startDate: instant, endDate: instant });
const callDates = z.object({ ...span.shape, deadline: z.nullable(instant), stateId: z.int() });
const eventBefore = z.object({
  ...span.shape,
  cityId: z.int(),
  placeId: z.nullable(z.string()),
  needs: z.record(z.string(), z.object({ was: span, left: span })),
  calls: z.record(z.string(), z.object({ was: callDates, left: callDates })),
});
const callBefore = z.record(z.string(), z.nullable(z.union([z.string(), z.number()])));

/** What follows the dates of an event: the people whom it needs and the calls for them, by their ids. */
export type Followed = {
  readonly needs: readonly (typeof eventPersonals.$inferSelect)[];
  readonly calls: readonly Convocatory[];
};

/** A change of an event: where and when it was before, and what it did to what follows. */
export type RecentMove = z.output<typeof eventBefore> & { readonly changedAt: Date };

/** A change of a call: what it said before, as talents read it. */
export type RecentEdit = { readonly changedAt: Date; readonly said: Readonly<Record<string, Said>> };

export const since = (now: Date): Date => new Date(now.getTime() - GATHER_MS);

/** Calls for people who are needed no more say when they were, and follow nothing. */
export async function findFollowed(tx: Tx, eventId: string): Promise<Followed> {
  const needed = and(eq(eventPersonals.eventId, eventId), gt(eventPersonals.quantity, 0));
  const needs = await tx.select().from(eventPersonals).where(needed);
  const ids = needs.map(({ id }) => id);
  const calls = await tx.select().from(convocatories).where(inArray(convocatories.eventPersonalId, ids));
  return { needs, calls };
}

const rowsOf = (tx: Tx, agencyId: string, eventId: string, callId: string | null) =>
  tx
    .select({ changedAt: recentChanges.changedAt, before: recentChanges.before })
    .from(recentChanges)
    .where(
      and(
        eq(recentChanges.agencyId, agencyId),
        eq(recentChanges.eventId, eventId),
        callId ? eq(recentChanges.convocatoryId, callId) : isNull(recentChanges.convocatoryId),
        sql`${recentChanges.changedAt} > ${since(currentTime()).toISOString()}::timestamptz`,
      ),
    )
    .orderBy(asc(recentChanges.changedAt), asc(recentChanges.id));

/** The changes of an event's dates and place within the last ten minutes, the oldest first. */
export const findMoves = async (tx: Tx, { id, agencyId }: Event): Promise<RecentMove[]> =>
  (await rowsOf(tx, agencyId, id, null)).map(({ changedAt, before }) => ({
    changedAt,
    ...eventBefore.parse(before),
  }));

/** The same of what a call says. */
export const findEdits = async (tx: Tx, call: Convocatory): Promise<RecentEdit[]> =>
  (await rowsOf(tx, call.agencyId, call.eventId, call.id)).map(({ changedAt, before }) => ({
    changedAt,
    said: callBefore.parse(before),
  }));

/** Keeps what an event was until now, and drops what is older than ten minutes. */
export async function keepMove(
  tx: Tx,
  { id, agencyId, startDate, endDate, cityId }: Event,
  placeId: string | null,
  { was, left }: Change<Followed>,
): Promise<void> {
  await keep(
    tx,
    { agencyId, eventId: id, convocatoryId: null },
    {
      ...{ startDate, endDate, cityId, placeId },
      needs: byId(was.needs, left.needs, spanOf),
      calls: byId(was.calls, left.calls, callDatesOf),
    },
  );
}

/** Keeps what a call said until now. */
export const keepEdit = (tx: Tx, call: Convocatory): Promise<void> =>
  keep(tx, { agencyId: call.agencyId, eventId: call.eventId, convocatoryId: call.id }, saidOf(call));

const keep = async (
  tx: Tx,
  of: { agencyId: string; eventId: string; convocatoryId: string | null },
  before: Record<string, unknown>,
): Promise<void> => {
  await tx
    .delete(recentChanges)
    .where(
      and(
        eq(recentChanges.agencyId, of.agencyId),
        eq(recentChanges.eventId, of.eventId),
        lt(recentChanges.changedAt, since(currentTime())),
      ),
    );
  await tx.insert(recentChanges).values({ ...of, before });
};

function byId<Row extends { readonly id: string }, Kept>(
  was: readonly Row[],
  left: readonly Row[],
  of: (row: Row) => Kept,
): Record<string, Change<Kept>> {
  const after = new Map(left.map((row) => [row.id, row]));
  return Object.fromEntries(was.map((row) => [row.id, { was: of(row), left: of(after.get(row.id) ?? row) }]));
}

const saidOf = (call: Readonly<Record<ToldField, Parameters<typeof said>[0]>>) =>
  Object.fromEntries(TOLD_FIELDS.map((field) => [field, said(call[field])]));

/** True when a call says what it said before a change. */
export const saysAgain = (call: Convocatory, edit: RecentEdit): boolean =>
  Object.entries(saidOf(call)).every(([field, value]) => edit.said[field] === value);
