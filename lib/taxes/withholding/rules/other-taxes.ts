import { roundHalfUp } from '@/lib/core/money';
import { openTaxBook, shareOf } from '../../rules/tax-book';
import type { TaxTable } from '../../rules/tax-table';
import { residesAbroad } from '../rules';
import type { WithholdingFacts } from './facts';

const pesosPerUnit = { numerator: 1, denominator: 1 };

/** The tax table on the day and in the city of a payment, in whole pesos. */
export const bookOf = ({ day, city }: Pick<WithholdingFacts, 'day' | 'city'>, taxes: TaxTable) =>
  openTaxBook({ date: day, city, currency: 'COP', pesosPerUnit, agency: {} }, taxes);
type Book = ReturnType<typeof bookOf>;

/** Why a payer withholds IVA: great taxpayers from everybody (art. 437-2 ET), others from the régimen simple (num. 9). */
function reteIvaConcept({ payer, declared }: WithholdingFacts): string | null {
  if (payer.regimenSimple) return null;
  if (payer.granContribuyente) return 'GC_OR_STATE';
  return payer.responsableIva && declared?.simpleRegime ? 'FROM_SIMPLE' : null;
}

/** IVA of a payment in whole pesos, and what is withheld of it; null from who charges none. */
export function ivaOf(facts: WithholdingFacts, gross: number, book: Book) {
  if (!facts.declared?.ivaResponsible || residesAbroad(facts.declared)) return null;
  const rate = book.rate('IVA', 'GENERAL');
  const amount = rate ? roundHalfUp(gross, rate.rate) : 0;
  const concept = reteIvaConcept(facts);
  return { amount, withheld: concept ? shareOf(amount, gross, book.rate('RETE_IVA', concept)) : 0 };
}

/**
 * ReteICA of a payment in whole pesos, by the rate and floor of the city of the service; null where the payer is no agent
 * of it. Most cities have no rate: that stops nothing, but the UVT of its floor does.
 */
export function icaOf(facts: WithholdingFacts, gross: number, taxes: TaxTable) {
  const { payer, declared, city } = facts;
  if (!payer.reteIcaAgent || payer.regimenSimple || declared?.simpleRegime) return null;
  const book = bookOf(facts, taxes);
  const rate = book.cityRate('RETE_ICA', 'SERVICIOS_DEMAS');
  const missing = book.missing();
  return {
    said: {
      city,
      withheld: shareOf(gross, gross, rate),
      hasRate: !missing.some(({ kind }) => kind === 'RETE_ICA'),
    },
    missing: missing.filter(({ kind }) => kind !== 'RETE_ICA'),
  };
}
