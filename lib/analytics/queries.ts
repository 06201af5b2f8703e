import { and, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import { claims, currencies, events, quotations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { EVENT, QUOTATION } from '@/lib/core/states';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { pesosOf } from '@/lib/quotations/exchange/pesos-of';
import { maySeeAgencyFigures } from './policy';
import { comparedPeriods, type Decisions, type Period } from './rules';

/** Money in minor units of its currency, and what it was worth in pesos at the rates that were frozen with it. */
export type Amount = { readonly currencyCode: string; readonly amount: number; readonly pesos: number };

/** One figure of the period and of the one before; a currency without money in either is absent. */
type Compared = readonly (Amount & { readonly pesosBefore: number })[];

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

/** To the peso quotation by quotation, as each one's own page tells it. */
const sumOfPesos = (condition: unknown) =>
  sql<number>`coalesce(sum(${pesosOf(quotations.total)}) filter (where ${condition}), 0)`.mapWith(Number);

const many = (condition: unknown) => sql<number>`(count(*) filter (where ${condition}))::int`;

/** A quotation whose validity passed without an answer, whether or not the job has written it. */
const passed = (period: Period) =>
  sql`${quotations.stateId} in (${QUOTATION.SENT}::int, ${QUOTATION.EXPIRED}::int) and ${within(quotations.validUntil, period)}`;

const accepted = (period: Period) =>
  sql`${quotations.stateId} = ${QUOTATION.ACCEPTED}::int and ${within(quotations.acceptedAt, period)}`;

/** How the agency did in the last 90 days and in the 90 before, by currency and in pesos. Two statements. */
export async function readAgencyFigures(actor: Actor): Promise<AgencyFigures> {
  const { agencyId } = maySeeAgencyFigures(actor);
  const { current, before } = comparedPeriods(currentTime());
  const [rows, payable] = await Promise.all([
    database()
      .select({
        currencyCode: currencies.code,
        quoted: sum(within(quotations.sentAt, current)),
        quotedPesos: sumOfPesos(within(quotations.sentAt, current)),
        quotedBefore: sumOfPesos(within(quotations.sentAt, before)),
        accepted: sum(accepted(current)),
        acceptedPesos: sumOfPesos(accepted(current)),
        acceptedBefore: sumOfPesos(accepted(before)),
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
          // One of them lies in the two periods or behind them; an index has the greatest.
          sql`greatest(${quotations.sentAt}, ${quotations.acceptedAt}, ${quotations.rejectedAt}, ${quotations.validUntil})
            >= ${at(before.from)}`,
        ),
      )
      .groupBy(currencies.code)
      .orderBy(currencies.code),
    database()
      .select({
        currencyCode: claims.currencyCode,
        amount: sql<number>`sum(${claims.price})`.mapWith(Number),
        pesos: sql<number>`sum(${pesosOf(claims.price, events.fxRate)})`.mapWith(Number),
        claims: sql<number>`count(*)::int`,
      })
      .from(claims)
      .innerJoin(events, eq(events.id, claims.eventId))
      .innerJoin(currencies, eq(currencies.id, events.currencyId))
      .where(
        and(
          eq(claims.agencyId, agencyId),
          inArray(claims.status, ['SENT', 'APPROVED']),
          // What a cancelled event still owes is settled by hand.
          ne(events.stateId, EVENT.CANCELLED),
        ),
      )
      .groupBy(claims.currencyCode)
      .orderBy(claims.currencyCode),
  ]);
  const all = (count: (row: (typeof rows)[number]) => number) => rows.reduce((n, row) => n + count(row), 0);
  return {
    quoted: compared(rows, (row) => [row.quoted, row.quotedPesos, row.quotedBefore]),
    accepted: compared(rows, (row) => [row.accepted, row.acceptedPesos, row.acceptedBefore]),
    payable: payable.sort((a, b) => b.pesos - a.pesos),
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

/** The currency whose money is worth most in front. */
function compared<Row extends { currencyCode: string }>(
  rows: readonly Row[],
  figures: (row: Row) => [amount: number, pesos: number, pesosBefore: number],
): Compared {
  return rows
    .map((row) => {
      const [amount, pesos, pesosBefore] = figures(row);
      return { currencyCode: row.currencyCode, amount, pesos, pesosBefore };
    })
    .filter(({ amount, pesosBefore }) => amount > 0 || pesosBefore > 0)
    .sort((a, b) => b.pesos - a.pesos);
}
