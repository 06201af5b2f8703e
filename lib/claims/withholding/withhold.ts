import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, cities, claims, events } from '@/db/schema';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { isoDateInZone } from '@/lib/core/dates';
import { currencyDecimals, parseDecimal, type Ratio, ratio, roundHalfUp, times } from '@/lib/core/money';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { currentTime } from '@/lib/platform/clock';
import { hasReductions, reducedBase, reducedWithholding } from '@/lib/quotations/pricing/rules/art-388';
import { agencyWithholds, talentSchedule } from '@/lib/quotations/pricing/rules/talent-withholding';
import { openTaxBook, type TaxBook } from '@/lib/quotations/pricing/rules/tax-book';
import type { TaxTable } from '@/lib/quotations/pricing/rules/tax-table';
import { withheldFrom } from '@/lib/quotations/pricing/rules/withholding-schedule';
import { findReductions, thisYear } from '@/lib/talents/own/reductions/queries';
import { countedReductions } from '@/lib/talents/own/reductions/rules';
import { findTaxData } from '@/lib/talents/own/tax-data/queries';
import {
  type ClaimWithholding,
  countsMonth,
  type DueOf,
  methodFor,
  NO_PAYMENTS,
  type Payments,
  withheldOf,
} from './rules';

/** What is paid to whom for which event; `claimId` of a claim that is there already. */
export type Payable = {
  readonly agencyId: string;
  readonly eventId: string;
  readonly talentId: string;
  readonly price: number;
  readonly currencyCode: string;
  readonly claimId: string | null;
};

/**
 * What is withheld from a payment of today, by the tax table, the payer's flags and what the talent said of itself. The
 * platform withholds by its principal's flags too (spec/4), so `tercero` does not matter. The caller has read the table,
 * and decides who may know.
 */
export async function withholdFrom(
  db: Db | Tx,
  payable: Payable,
  taxes: TaxTable,
): Promise<ClaimWithholding> {
  const { price, currencyCode } = payable;
  const day = isoDateInZone(currentTime(), DEFAULT_TIME_ZONE);
  const month = day.slice(0, 7);
  const [payer, declared] = await Promise.all([findPayer(db, payable), findTaxData(db, payable.talentId)]);
  const method = methodFor(agencyWithholds(payer), declared);
  const book = openTaxBook(
    {
      date: day,
      city: payer.city,
      currency: currencyCode,
      pesosPerUnit: parseDecimal(payer.fxRate),
      agency: {},
    },
    taxes,
  );
  const earlier = countsMonth(method) ? await findEarlier(db, payable, month) : NO_PAYMENTS;
  const reduced = countsMonth(method) ? await findReduced(db, payable, book, earlier) : null;
  const schedule = talentSchedule(method, book);
  const withheld = withheldOf(reduced?.dueOf ?? ((gross) => withheldFrom(schedule, gross)), price, earlier);
  const inPesos = (amount: number) => roundHalfUp(amount, pesosPerMinor(currencyCode, payer.fxRate));
  return {
    method,
    withheld,
    net: price - withheld,
    month,
    earlier,
    ...(reduced ? { reduced: reduced.base } : {}),
    pesos: { gross: inPesos(price), withheld: inPesos(withheld) },
    warnings: book.warnings(),
  };
}

/** What the talent declared to this payer for the year (art. 388 ET), and how it lowers the month's; null for nothing. */
async function findReduced(
  db: Db | Tx,
  { agencyId, talentId, price }: Payable,
  book: TaxBook,
  earlier: Payments,
): Promise<{ readonly dueOf: DueOf; readonly base: NonNullable<ClaimWithholding['reduced']> } | null> {
  const reductions = await findReductions(db, { talentId, agencyId, year: thisYear() });
  const declared = countedReductions(reductions);
  if (!hasReductions(declared)) return null;
  const terms = book.art383Terms();
  if (!terms) return null;
  return {
    dueOf: (gross) => reducedWithholding(terms.brackets, terms.unit, gross, declared),
    base: {
      ...reducedBase(terms.unit, earlier.gross + price, declared),
      proofs: reductions.flatMap(({ kind, fileId }) => (fileId ? [{ kind, fileId }] : [])),
    },
  };
}

/** Whole pesos per minor unit of a currency. */
export const pesosPerMinor = (currency: string, fxRate: string): Ratio => {
  const { numerator, denominator } = parseDecimal(fxRate);
  return ratio(numerator, times(denominator, 10 ** currencyDecimals(currency)));
};

async function findPayer(db: Db | Tx, { agencyId, eventId }: Payable) {
  const [row] = await db
    .select({
      legalNature: agencies.legalNature,
      regimenSimple: agencies.regimenSimple,
      retenedorRenta: agencies.retenedorRenta,
      city: cities.name,
      fxRate: events.fxRate,
    })
    .from(events)
    .innerJoin(agencies, eq(agencies.id, events.agencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .where(and(eq(events.id, eventId), eq(events.agencyId, agencyId)));
  if (!row) throw new Error('The event of the claim is gone');
  return row;
}

/** What was approved in a month for the same talent in the same currency, besides this claim. */
async function findEarlier(
  db: Db | Tx,
  { agencyId, talentId, currencyCode, claimId }: Payable,
  month: string,
): Promise<Payments> {
  const [year = 0, number = 0] = month.split('-').map(Number);
  const next = number === 12 ? `${year + 1}-01` : `${year}-${String(number + 1).padStart(2, '0')}`;
  const start = (of: string) => zonedDateTimeToInstant(`${of}-01T00:00`, DEFAULT_TIME_ZONE);
  const [sum] = await db
    .select({
      gross: sql<number>`coalesce(sum(${claims.price}), 0)::bigint`.mapWith(Number),
      withheld: sql<number>`coalesce(sum(${claims.withheld}), 0)::bigint`.mapWith(Number),
    })
    .from(claims)
    .where(
      and(
        eq(claims.agencyId, agencyId),
        eq(claims.talentId, talentId),
        eq(claims.currencyCode, currencyCode),
        inArray(claims.status, ['APPROVED', 'PAID']),
        gte(claims.approvedAt, start(month)),
        lt(claims.approvedAt, start(next)),
        claimId ? ne(claims.id, claimId) : undefined,
      ),
    );
  return sum ?? NO_PAYMENTS;
}

/** Holds what an agency pays one talent apart until the transaction ends: each approval counts those before it. */
export const lockPayments = (tx: Tx, { agencyId, talentId }: Pick<Payable, 'agencyId' | 'talentId'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payments ${agencyId} ${talentId}`}, 0))`);
