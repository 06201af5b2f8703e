import { and, eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { cities, taxationPrices, taxations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { shiftDay } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { invalidBy } from '@/lib/platform/database-errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import type { TaxationPrice } from '../rates/queries';
import { type AddTaxRateData, type AddTaxRateInput, addTaxRateInput } from './inputs';
import { findSeries, lockTax } from './lock-rate';
import { mayKeepTaxTable } from './policy';
import { hasBase, isOfCities, isWritable, placeInSeries, unityOf } from './rules';

const invalid = (field: string, message: string) =>
  new AppError('INVALID', 'errors.invalid', { [field]: message });

/**
 * Adds a rate that holds from a day on, until the next known one of the same tax, concept and city; the one before it
 * ends the day before. Quotations that were sent keep what they froze; drafts take it the next time they are priced.
 * Throws UNAUTHENTICATED, FORBIDDEN and INVALID: also for a day on which another rate starts already, for days before
 * it without any rate unless those are meant, and for a rate said to be confirmed without its source.
 */
export async function addTaxRate(actor: Actor, input: AddTaxRateInput): Promise<TaxationPrice> {
  const { userId } = mayKeepTaxTable(actor);
  const data = parseInput(addTaxRateInput, input);
  if (!isWritable(data.kind, data.concept)) throw invalid('concept', 'validation.option');
  if (data.confirmed && !data.source) throw invalid('source', 'validation.tax.source');
  return transact(async (tx) => {
    const { taxationId, cityId } = await findPlace(tx, data);
    await lockTax(tx, taxationId);
    const series = await findSeries(tx, { taxationId, cityId, concept: data.concept });
    const place = placeInSeries(series, data.validFrom);
    if (place.kind === 'taken') throw invalid('validFrom', 'validation.tax.taken');
    if (place.kind === 'gap' && !data.allowGap) throw invalid('validFrom', 'validation.tax.gap');
    const closes = place.kind === 'free' ? place.closes : null;
    if (closes !== null) {
      await tx
        .update(taxationPrices)
        .set({ validTo: shiftDay(data.validFrom, -1) })
        .where(eq(taxationPrices.id, closes));
    }
    const row = await insertRate(tx, {
      taxationId,
      cityId,
      concept: data.concept,
      rate: data.rate,
      unity: unityOf(data.kind),
      baseUvt: hasBase(data.kind) ? data.baseUvt || '0' : null,
      validFrom: data.validFrom,
      validTo: place.validTo,
      status: data.confirmed ? 'verified' : 'to-confirm',
      appliesWhen: series.at(-1)?.appliesWhen ?? null,
      source: data.source || null,
      ...(data.confirmed ? { confirmedAt: currentTime(), confirmedBy: userId } : {}),
    });
    const { rate, baseUvt, validFrom, validTo, status, source } = row;
    await recordAudit(
      tx,
      actor,
      'tax-rate.create',
      { id: String(row.id), agencyId: null },
      {
        detail: {
          kind: data.kind,
          concept: data.concept,
          cityId,
          rate,
          baseUvt,
          validFrom,
          validTo,
          status,
          source,
          closes,
        },
      },
    );
    return row;
  });
}

async function insertRate(tx: Tx, values: typeof taxationPrices.$inferInsert): Promise<TaxationPrice> {
  try {
    const [row] = await tx.insert(taxationPrices).values(values).returning();
    if (!row) throw new Error('insert returned nothing');
    return row;
  } catch (error) {
    throw invalidBy(error, {
      taxation_prices_no_overlap: ['validFrom', 'validation.tax.taken'],
      taxation_prices_once: ['validFrom', 'validation.tax.taken'],
    });
  }
}

/** The tax of Colombia, and its city where cities levy it. */
async function findPlace(tx: Tx, { kind, cityId }: AddTaxRateData) {
  const [tax] = await tx.select().from(taxations).where(eq(taxations.kind, kind));
  if (!tax) throw invalid('kind', 'validation.option');
  if (!isOfCities(kind)) return { taxationId: tax.id, cityId: null };
  if (cityId == null) throw invalid('cityId', 'validation.city');
  const [city] = await tx
    .select({ id: cities.id })
    .from(cities)
    .where(and(eq(cities.id, cityId), eq(cities.countryId, tax.countryId)));
  if (!city) throw invalid('cityId', 'validation.city');
  return { taxationId: tax.id, cityId };
}
