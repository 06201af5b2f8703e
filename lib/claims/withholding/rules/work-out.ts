import { parsePercent, roundHalfUp } from '@/lib/core/money';
import {
  hasReductions,
  type MonthlyReductions,
  reducedBase,
  reducedWithholding,
} from '@/lib/quotations/pricing/rules/art-388';
import type { AgencyTaxFlags } from '@/lib/quotations/pricing/rules/quotation-inputs';
import {
  agencyWithholds,
  type TalentMethod,
  talentSchedule,
} from '@/lib/quotations/pricing/rules/talent-withholding';
import { openTaxBook, type TaxBook } from '@/lib/quotations/pricing/rules/tax-book';
import type { TaxTable } from '@/lib/quotations/pricing/rules/tax-table';
import { type WithholdingSchedule, withheldFrom } from '@/lib/quotations/pricing/rules/withholding-schedule';
import {
  type ClaimWithholding,
  countsMonth,
  type Declared,
  type DueOf,
  methodFor,
  NO_PAYMENTS,
  type NonResidentTreatment,
  type Payments,
  pesosPerMinor,
  type ReductionProof,
  withheldOf,
} from '../rules';

/** All that the withholding of a claim depends on, besides the tax table. */
export type WithholdingFacts = {
  /** Of the approval in Bogotá, `YYYY-MM-DD`. */
  readonly day: string;
  /** In minor units. */
  readonly price: number;
  readonly currencyCode: string;
  /** Pesos per unit of the currency, as the event froze it. */
  readonly fxRate: string;
  /** Of the service, as the tax table names it. */
  readonly city: string;
  readonly payer: Pick<AgencyTaxFlags, 'legalNature' | 'regimenSimple' | 'retenedorRenta'>;
  /** What the talent said of itself as a taxpayer; null before it said any. */
  readonly declared: Declared | null;
  /** Its statement in the claim that it hired two people or more (art. 383 par. 2 ET); null where it made none. */
  readonly hiresWorkers: boolean | null;
  /** Its place was quoted as paid by fees (honorarios), and not for services. */
  readonly isForFees: boolean;
  /** What the reviewer says of who resides abroad; null before. */
  readonly nonResident: NonResidentTreatment | null;
  /** What the payer approved for it before in the month, in whole pesos, whatever the currency. */
  readonly earlier: Payments;
  /** What it declared to this payer for the year (art. 388 ET). */
  readonly reductions: MonthlyReductions;
  readonly proofs: readonly ReductionProof[];
};

/**
 * What is withheld from a payment. The law counts in pesos, so all of it is worked out in whole pesos, and its own part
 * is then shown in the claim's currency. The platform withholds by its principal's flags too (spec/4), so who pays does
 * not matter.
 */
export function workOutWithholding(facts: WithholdingFacts, taxes: TaxTable): ClaimWithholding {
  const { day, price, currencyCode, fxRate, payer } = facts;
  const perMinor = pesosPerMinor(currencyCode, fxRate);
  const book = openTaxBook(
    {
      date: day,
      city: facts.city,
      currency: 'COP',
      pesosPerUnit: { numerator: 1, denominator: 1 },
      agency: {},
    },
    taxes,
  );
  const method = methodFor(agencyWithholds(payer), facts);
  const earlier = countsMonth(method) ? facts.earlier : NO_PAYMENTS;
  const gross = roundHalfUp(price, perMinor);
  const reduced = countsMonth(method) ? reducedOf(facts, book, earlier.gross + gross) : null;
  const abroad = nonResidentOf(method, facts, book);
  const dueOf = abroad?.dueOf ?? reduced?.dueOf ?? dueBy(talentSchedule(method, book));
  const inPesos = withheldOf(dueOf, gross, earlier);
  const withheld = Math.min(
    roundHalfUp(inPesos, { numerator: perMinor.denominator, denominator: perMinor.numerator }),
    price,
  );
  return {
    method,
    withheld,
    net: price - withheld,
    month: day.slice(0, 7),
    ...{ earlier, earlierIn: 'COP' },
    ...(reduced ? { reduced: reduced.base } : {}),
    ...(abroad ? { nonResident: abroad.said } : {}),
    pesos: { gross, withheld: inPesos },
    warnings: book.warnings(),
    missing: book.missing(),
  };
}

const dueBy =
  (schedule: WithholdingSchedule): DueOf =>
  (gross) =>
    withheldFrom(schedule, gross);

type Abroad = { readonly dueOf: DueOf; readonly said: NonNullable<ClaimWithholding['nonResident']> };

/** What is withheld from who resides abroad: the row's rate, or a treaty's lower one; null for who resides here. */
function nonResidentOf(
  method: TalentMethod,
  { declared, nonResident }: WithholdingFacts,
  book: TaxBook,
): Abroad | null {
  if (method !== 'NO_RESIDENTE' && method !== 'ARTISTA_NO_RESIDENTE') return null;
  const row = book.rate('RETE_FUENTE', method);
  const treaty = nonResident?.treatyRate ?? null;
  const rate = treaty === null ? row?.rate : parsePercent(treaty);
  return {
    dueOf: (gross) => (rate ? roundHalfUp(gross, rate) : 0),
    said: {
      country: declared?.residenceCountry ?? '',
      rate: rate ? String((100 * rate.numerator) / rate.denominator) : '',
      isShow: nonResident?.isShow ?? false,
      isTreaty: treaty !== null,
    },
  };
}

/** How what the talent declared lowers the month's; null where it declared nothing. */
function reducedOf(
  { reductions, proofs }: WithholdingFacts,
  book: TaxBook,
  monthGross: number,
): { readonly dueOf: DueOf; readonly base: NonNullable<ClaimWithholding['reduced']> } | null {
  if (!hasReductions(reductions)) return null;
  const terms = book.art383Terms();
  if (!terms) return null;
  return {
    dueOf: (gross) => reducedWithholding(terms.brackets, terms.unit, gross, reductions),
    base: { ...reducedBase(terms.unit, monthGross, reductions), proofs },
  };
}
