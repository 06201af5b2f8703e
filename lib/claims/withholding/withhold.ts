import { and, eq, gte, inArray, lt, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import {
  agencies,
  cities,
  claims,
  convocatories,
  countries,
  currencies,
  eventPersonals,
  events,
  quotationLines,
} from '@/db/schema';
import { zonedDateTimeToInstant } from '@/lib/core/calendar';
import { monthAfter } from '@/lib/core/dates';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { findTaxData } from '@/lib/taxes/declarations/queries';
import { findReductions } from '@/lib/taxes/reductions/queries';
import { countedReductions } from '@/lib/taxes/reductions/rules';
import { taxCityName } from '@/lib/taxes/rules/tax-book';
import type { TaxTable } from '@/lib/taxes/rules/tax-table';
import { taxDay, taxYear } from '@/lib/taxes/today';
import {
  NO_PAYMENTS,
  type NonResidentTreatment,
  type Payments,
  type PaymentWithholding,
} from '@/lib/taxes/withholding/rules';
import { workOutWithholding } from '@/lib/taxes/withholding/rules/work-out';

/** What is paid to whom for which event; `claimId` of a claim that is there already. */
export type Payable = {
  readonly agencyId: string;
  readonly eventId: string;
  readonly talentId: string;
  readonly convocatoryId: string;
  /** Its statement of art. 383 par. 2 ET; null where it made none. */
  readonly hiresWorkers: boolean | null;
  /** What the reviewer says of who resides abroad; null before. */
  readonly nonResident: NonResidentTreatment | null;
  readonly price: number;
  readonly currencyCode: string;
  readonly claimId: string | null;
};

/**
 * What is withheld from a payment of today, by the tax table, the payer's flags and what the talent said of itself. The
 * caller has read the table, and decides who may know.
 */
export async function withholdFrom(
  db: Db | Tx,
  payable: Payable,
  taxes: TaxTable,
): Promise<PaymentWithholding> {
  const { agencyId, talentId, price, currencyCode, hiresWorkers, nonResident } = payable;
  const day = taxDay();
  const [payer, declared, earlier, reductions] = await Promise.all([
    findPayer(db, payable),
    findTaxData(db, talentId),
    findEarlier(db, payable, day.slice(0, 7)),
    findReductions(db, { talentId, agencyId, year: taxYear() }),
  ]);
  const { city: name, countryCode, fxRate, concept, ...flags } = payer;
  const city = taxCityName({ name, countryCode });
  return workOutWithholding(
    {
      ...{ day, price, currencyCode, fxRate, city, declared, hiresWorkers, nonResident, earlier },
      payer: flags,
      isForFees: concept === 'HONORARIOS_PN',
      reductions: countedReductions(reductions),
      proofs: reductions.flatMap(({ kind, fileId }) => (fileId ? [{ kind, fileId }] : [])),
    },
    taxes,
  );
}

/** The payer's flags, the event's, and as what the place was quoted. */
async function findPayer(db: Db | Tx, { agencyId, eventId, convocatoryId }: Payable) {
  const [row] = await db
    .select({
      legalNature: agencies.legalNature,
      regimenSimple: agencies.regimenSimple,
      retenedorRenta: agencies.retenedorRenta,
      responsableIva: agencies.responsableIva,
      granContribuyente: agencies.granContribuyente,
      reteIcaAgent: agencies.reteIcaAgent,
      city: cities.name,
      countryCode: countries.code,
      fxRate: events.fxRate,
      concept: quotationLines.withholding,
    })
    .from(events)
    .innerJoin(agencies, eq(agencies.id, events.agencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(countries, eq(countries.id, cities.countryId))
    .leftJoin(convocatories, eq(convocatories.id, convocatoryId))
    .leftJoin(eventPersonals, eq(eventPersonals.id, convocatories.eventPersonalId))
    .leftJoin(quotationLines, eq(quotationLines.id, eventPersonals.quotationLineId))
    .where(and(eq(events.id, eventId), eq(events.agencyId, agencyId)));
  if (!row) throw new Error('The event of the claim is gone');
  return row;
}

/** In SQL: an amount of a claim in whole pesos, as it was kept at its approval, else by the rate of its event. */
const inPesos = (kept: 'gross' | 'withheld', amount: typeof claims.price | typeof claims.withheld) =>
  sql<number>`coalesce(sum(coalesce((${claims.withholding} #>> ${sql.raw(`'{pesos,${kept}}'`)})::numeric,
    round(${amount} * ${events.fxRate}::numeric / power(10, ${currencies.decimals})))), 0)::bigint`.mapWith(
    Number,
  );

/** What was approved in a month for the same talent in whole pesos, whatever the currency, besides this claim. */
async function findEarlier(
  db: Db | Tx,
  { agencyId, talentId, claimId }: Payable,
  month: string,
): Promise<Payments> {
  const start = (of: string) => zonedDateTimeToInstant(`${of}-01T00:00`, DEFAULT_TIME_ZONE);
  const [sum] = await db
    .select({ gross: inPesos('gross', claims.price), withheld: inPesos('withheld', claims.withheld) })
    .from(claims)
    .innerJoin(events, eq(events.id, claims.eventId))
    .innerJoin(currencies, eq(currencies.code, claims.currencyCode))
    .where(
      and(
        eq(claims.agencyId, agencyId),
        eq(claims.talentId, talentId),
        inArray(claims.status, ['APPROVED', 'PAID']),
        gte(claims.approvedAt, start(month)),
        lt(claims.approvedAt, start(monthAfter(month))),
        claimId ? ne(claims.id, claimId) : undefined,
      ),
    );
  return sum ?? NO_PAYMENTS;
}

/** Locks what an agency pays one talent apart until the transaction ends: each approval counts those before it. */
export const lockPayments = (tx: Tx, { agencyId, talentId }: Pick<Payable, 'agencyId' | 'talentId'>) =>
  tx.execute(sql`select pg_advisory_xact_lock(hashtextextended(${`payments ${agencyId} ${talentId}`}, 0))`);
