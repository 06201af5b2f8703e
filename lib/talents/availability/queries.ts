import { and, asc, eq, gte, lte, type SQL, sql } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import type { Db, Tx } from '@/db/client';
import { talentBlockedDays, talents } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { mayActForTalent } from '../policy';
import { today } from '../shown';

/** Calendar days where Elenco is, `YYYY-MM-DD`, both included. */
export type Days = { readonly firstDay: string; readonly lastDay: string };

export type BlockedRange = Days & {
  readonly id: string;
  readonly note: string | null;
  readonly createdAt: Date;
};

/** The days that a time with a beginning and an end touches. */
export const daysOf = ({ startDate, endDate }: { startDate: Date; endDate: Date }): Days => ({
  firstDay: isoDateInZone(startDate, DEFAULT_TIME_ZONE),
  lastDay: isoDateInZone(endDate, DEFAULT_TIME_ZONE),
});

/** The ranges that a talent has blocked and that are not over, the next first. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function listBlockedDays(actor: Actor, talentId: string): Promise<BlockedRange[]> {
  mayActForTalent(actor, talentId);
  const { id, firstDay, lastDay, note, createdAt } = talentBlockedDays;
  return database()
    .select({ id, firstDay, lastDay, note, createdAt })
    .from(talentBlockedDays)
    .where(and(eq(talentBlockedDays.talentId, talentId), gte(talentBlockedDays.lastDay, today())))
    .orderBy(asc(talentBlockedDays.firstDay));
}

const touching = ({ firstDay, lastDay }: Days): SQL | undefined =>
  and(lte(talentBlockedDays.firstDay, lastDay), gte(talentBlockedDays.lastDay, firstDay));

/**
 * In SQL: the talent has blocked one of those days. `talentId` is the column by which a row names its talent. The
 * caller has decided who may see the talent; that it is not available is told to whoever may.
 */
export const blockedOn = (days: Days, talentId: AnyPgColumn = talents.id): SQL =>
  sql`exists (select 1 from ${talentBlockedDays} where ${and(eq(talentBlockedDays.talentId, talentId), touching(days))})`;

/** Who of some talents has blocked one of those days. The caller has decided as above. One statement. */
export async function findBlocked(
  db: Db | Tx,
  talentIds: readonly string[],
  days: Days,
): Promise<Set<string>> {
  if (talentIds.length === 0) return new Set();
  const rows = await db
    .selectDistinct({ talentId: talentBlockedDays.talentId })
    .from(talentBlockedDays)
    .where(and(anyOf(talentBlockedDays.talentId, talentIds), touching(days)));
  return new Set(rows.map((row) => row.talentId));
}
