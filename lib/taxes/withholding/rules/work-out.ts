import { parsePercent, roundHalfUp } from '@/lib/core/money';
import { hasReductions, reducedBase, reducedWithholding } from '../../rules/art-388';
import { agencyWithholds, type TalentMethod, talentSchedule } from '../../rules/talent-withholding';
import type { MissingRow, TaxBook } from '../../rules/tax-book';
import type { TaxTable } from '../../rules/tax-table';
import { pesosPerMinor } from '../../rules/tax-unit';
import { type WithholdingSchedule, withheldFrom } from '../../rules/withholding-schedule';
import {
  countsMonth,
  type DueOf,
  methodFor,
  NO_PAYMENTS,
  otherTaxesOf,
  type PaymentWithholding,
  withheldOf,
} from '../rules';
import type { WithholdingFacts } from './facts';
import { bookOf, icaOf, ivaOf } from './other-taxes';

/**
 * What is withheld from a payment. The law counts in pesos, so all of it is worked out in whole pesos, and its own part
 * is then shown in the claim's currency. The platform withholds by its principal's flags too (spec/4), so who pays does
 * not matter.
 */
export function workOutWithholding(facts: WithholdingFacts, taxes: TaxTable): PaymentWithholding {
  const { day, price, currencyCode, fxRate, payer } = facts;
  const perMinor = pesosPerMinor(currencyCode, fxRate);
  const book = bookOf(facts, taxes);
  const method = methodFor(agencyWithholds(payer), facts);
  const earlier = countsMonth(method) ? facts.earlier : NO_PAYMENTS;
  const gross = roundHalfUp(price, perMinor);
  const reduced = countsMonth(method) ? reducedOf(facts, book, earlier.gross + gross) : null;
  const abroad = nonResidentOf(method, facts, book);
  const dueOf = abroad?.dueOf ?? reduced?.dueOf ?? dueBy(talentSchedule(method, book));
  const inPesos = withheldOf(dueOf, gross, earlier);
  const overWithheld = countsMonth(method) ? earlier.withheld - dueOf(earlier.gross) : 0;
  const inCurrency = (pesos: number) =>
    roundHalfUp(pesos, { numerator: perMinor.denominator, denominator: perMinor.numerator });
  const withheld = Math.min(inCurrency(inPesos), price);
  const iva = ivaOf(facts, gross, book);
  const ica = icaOf(facts, gross, taxes);
  const besides = {
    ...(iva ? { iva: { amount: inCurrency(iva.amount), withheld: inCurrency(iva.withheld) } } : {}),
    ...(ica ? { ica: { ...ica.said, withheld: inCurrency(ica.said.withheld) } } : {}),
  };
  return {
    method,
    withheld,
    net: price - withheld + otherTaxesOf(besides),
    month: day.slice(0, 7),
    ...{ earlier, earlierIn: 'COP' },
    ...(overWithheld > 0 ? { overWithheld } : {}),
    ...(reduced ? { reduced: reduced.base } : {}),
    ...(abroad ? { nonResident: abroad.said } : {}),
    ...besides,
    pesos: {
      ...{ gross, withheld: inPesos },
      ...(iva ? { iva: iva.amount, ivaWithheld: iva.withheld } : {}),
      ...(ica ? { icaWithheld: ica.said.withheld } : {}),
    },
    warnings: book.warnings(),
    missing: uniqueRows([...book.missing(), ...(ica?.missing ?? [])]),
  };
}

/** The UVT may be missed by several. */
const uniqueRows = (rows: readonly MissingRow[]): MissingRow[] => [
  ...new Map(rows.map((row) => [`${row.kind} ${row.concept} ${row.city}`, row])).values(),
];

const dueBy =
  (schedule: WithholdingSchedule): DueOf =>
  (gross) =>
    withheldFrom(schedule, gross);

type Abroad = { readonly dueOf: DueOf; readonly said: NonNullable<PaymentWithholding['nonResident']> };

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
): { readonly dueOf: DueOf; readonly base: NonNullable<PaymentWithholding['reduced']> } | null {
  if (!hasReductions(reductions)) return null;
  const terms = book.art383Terms();
  if (!terms) return null;
  return {
    dueOf: (gross) => reducedWithholding(terms.brackets, terms.unit, gross, reductions),
    base: { ...reducedBase(terms.unit, monthGross, reductions), proofs },
  };
}
