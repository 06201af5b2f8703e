import { and, eq, gte, inArray, isNull, or, sql } from 'drizzle-orm';
import { claims, currencies, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { QUOTATION } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { maySeeAgencyFigures } from './policy';
import { comparedPeriods, type Decisions, type Period } from './rules';

/** Money in minor units of its currency. */
export type Amount = { readonly currencyCode: string; readonly amount: number };

/** One figure of the period and of the one before; a currency without money in either is absent. */
type Compared = readonly (Amount & { readonly before: number })[];

export type AgencyFigures = {
  /** Totals of quotations first sent in the period. */
  readonly quoted: Compared;
  /** Totals of quotations that clients accepted in the period. */
  readonly accepted: Compared;
  /** Claims that are sent or approved and not paid, whenever they came. */
  readonly payable: readonly (Amount & { readonly claims: number })[];
  readonly decisions: Decisions;
  readonly decisionsBefore: Decisions;
};

/** An instant as SQL reads it inside a template, where nothing maps it. */
const at = (instant: Date) => sql`${instant.toISOString()}::timestamptz`;

const within = (column: unknown, { from, to }: Period) =>
  sql`${column} >= ${at(from)} and ${column} < ${at(to)}`;

const sum = (condition: unknown) =>
  sql<number>`coalesce(sum(${quotations.total}) filter (where ${condition}), 0)`.mapWith(Number);

const many = (condition: unknown) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** A quotation whose validity passed without an answer, whether or not the job has written it. */
const passed = (period: Period) =>
  sql`${quotations.stateId} in (${QUOTATION.SENT}::int, ${QUOTATION.EXPIRED}::int) and ${within(quotations.validUntil, period)}`;

const accepted = (period: Period) =>
  sql`${quotations.stateId} = ${QUOTATION.ACCEPTED}::int and ${within(quotations.acceptedAt, period)}`;

/** How the agency did in the last 90 days and in the 90 before, by currency. Two statements. */
export async function readAgencyFigures(actor: Actor, now = new Date()): Promise<AgencyFigures> {
  const { agencyId } = maySeeAgencyFigures(actor);
  const { current, before } = comparedPeriods(now);
  const [rows, payable] = await Promise.all([
    database()
      .select({
        currencyCode: currencies.code,
        quoted: sum(within(quotations.sentAt, current)),
        quotedBefore: sum(within(quotations.sentAt, before)),
        accepted: sum(accepted(current)),
        acceptedBefore: sum(accepted(before)),
        won: many(accepted(current)),
        wonBefore: many(accepted(before)),
        rejected: many(within(quotations.rejectedAt, current)),
        rejectedBefore: many(within(quotations.rejectedAt, before)),
        expired: many(passed(current)),
        expiredBefore: many(passed(before)),
      })
      .from(quotations)
      .innerJoin(currencies, eq(currencies.id, quotations.currencyId))
      .where(
        and(
          eq(quotations.agencyId, agencyId),
          isNull(quotations.voidedAt),
          isNull(quotations.supersededAt),
          or(
            gte(quotations.sentAt, before.from),
            gte(quotations.acceptedAt, before.from),
            gte(quotations.rejectedAt, before.from),
            gte(quotations.validUntil, before.from),
          ),
        ),
      )
      .groupBy(currencies.code)
      .orderBy(currencies.code),
    database()
      .select({
        currencyCode: claims.currencyCode,
        amount: sql<number>`sum(${claims.price})`.mapWith(Number),
        claims: sql<number>`count(*)::int`,
      })
      .from(claims)
      .where(and(eq(claims.agencyId, agencyId), inArray(claims.status, ['SENT', 'APPROVED'])))
      .groupBy(claims.currencyCode)
      .orderBy(claims.currencyCode),
  ]);
  const all = (count: (row: (typeof rows)[number]) => number) => rows.reduce((n, row) => n + count(row), 0);
  return {
    quoted: compared(rows, (row) => [row.quoted, row.quotedBefore]),
    accepted: compared(rows, (row) => [row.accepted, row.acceptedBefore]),
    payable,
    decisions: {
      accepted: all((row) => row.won),
      rejected: all((row) => row.rejected),
      expired: all((row) => row.expired),
    },
    decisionsBefore: {
      accepted: all((row) => row.wonBefore),
      rejected: all((row) => row.rejectedBefore),
      expired: all((row) => row.expiredBefore),
    },
  };
}

/** The currency with the most money in front. */
function compared<Row extends { currencyCode: string }>(
  rows: readonly Row[],
  figures: (row: Row) => [number, number],
): Compared {
  return rows
    .map((row) => {
      const [amount, before] = figures(row);
      return { currencyCode: row.currencyCode, amount, before };
    })
    .filter(({ amount, before }) => amount > 0 || before > 0)
    .sort((a, b) => b.amount - a.amount);
}
