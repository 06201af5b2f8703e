import type { Actor } from '@/lib/core/actor';
import { isoDateInZone } from '@/lib/core/dates';
import { AppError } from '@/lib/core/errors';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { readTaxTable } from '@/lib/taxes/rates/queries';
import { taxCityName } from '@/lib/taxes/rules/tax-book';
import type { TaxTable } from '@/lib/taxes/rules/tax-table';
import { choiceProblems } from '../choices/rules/choosable';
import { COP } from '../exchange/rules';
import type { QuotationData } from '../inputs';
import {
  type QuotedClient,
  readAgencyRates,
  readBusinessConstants,
  readCatalogueRows,
  readClientRates,
} from '../rates/queries';
import { NO_CLIENT } from '../rates/rules';
import { type PricedColumns, pricedColumns } from './priced-columns';
import { type PricingContext, pricingInputs } from './pricing-inputs';
import { draftLimits } from './rules';

export type PricedDraft = {
  readonly client: QuotedClient | null;
  /** Day of the exchange rate; null for pesos. */
  readonly fxRateDate: string | null;
  readonly columns: PricedColumns;
};

/**
 * Prices what was typed with the agency's and the client's own flags and the rates in force at `now`.
 * A constant number of statements, whatever the lines. Throws NOT_FOUND for a client that is not the agency's,
 * INVALID for a city, currency or profile that the catalogue does not hold, for a rate that its currency cannot have,
 * and for amounts above the currency's ceiling.
 */
export async function priceDraft(actor: Actor, data: QuotationData, now: Date): Promise<PricedDraft> {
  const [catalogue, agency, client, constants, table] = await Promise.all([
    readCatalogueRows({
      cityId: data.cityId,
      currencyId: data.currencyId,
      profiles: data.lines.map((line) => line.profile),
    }),
    readAgencyRates(actor),
    data.clientId ? readClientRates(actor, data.clientId) : null,
    readBusinessConstants(),
    readTaxTable(),
  ]);
  const { place, currency, profileIds } = catalogue;
  const unknown: Record<string, string> = {};
  if (!place) unknown.cityId = 'validation.city';
  if (!currency) unknown.currencyId = 'validation.option';
  if (currency) Object.assign(unknown, draftLimits(data, currency.code));
  Object.assign(unknown, choiceProblems(data.lines));
  for (const [index, { profile }] of data.lines.entries()) {
    if (!profileIds.has(profile)) unknown[`lines.${index}.profile`] = 'validation.quotation.profile';
  }
  if (!place || !currency || Object.keys(unknown).length > 0) {
    throw new AppError('INVALID', 'errors.invalid', unknown);
  }
  // Taxes count in Colombian days.
  const today = isoDateInZone(now, DEFAULT_TIME_ZONE);
  const context: PricingContext = {
    date: today,
    agency: agency.flags,
    agencyGain: agency.gain,
    client: client?.flags ?? NO_CLIENT,
    city: taxCityName(place),
    currency,
    constants,
  };
  return {
    client,
    fxRateDate: currency.code === COP ? null : (data.fxRateDate ?? today),
    columns: columnsOf(data, context, table, profileIds),
  };
}

function columnsOf(
  data: QuotationData,
  context: PricingContext,
  table: TaxTable,
  profileIds: ReadonlyMap<string, number>,
): PricedColumns {
  try {
    return pricedColumns(pricingInputs(data, context), context, table, profileIds);
  } catch (error) {
    // The inputs are valid one by one; only their product can be more than a quotation may come to.
    if (error instanceof RangeError) {
      throw new AppError('INVALID', 'errors.invalid', { lines: 'validation.quotation.tooLarge' });
    }
    throw error;
  }
}
