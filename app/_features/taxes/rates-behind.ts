import { parseDecimal } from '@/lib/core/money';
import type { PricedLine, PricedQuotation } from '@/lib/quotations/pricing/rules/priced-quotation';
import type { TaxRate } from '@/lib/taxes/rules/tax-table';
import { minorPerPeso, reaching, uvtInPesos } from '@/lib/taxes/rules/tax-unit';

/** The smallest payment a rate applies to: the law says it in UVT and it counts in pesos. */
export type RateBase = {
  /** Decimal string. */
  readonly uvt: string;
  readonly year: string;
  readonly pesos: number;
  /** The same at the frozen exchange rate, in minor units; null for a quotation in pesos. */
  readonly foreign: number | null;
};

/** A row of the tax table as a quotation froze it, or what the agency's profile says in its place. */
export type RateBehind = Pick<
  TaxRate,
  'kind' | 'concept' | 'city' | 'rate' | 'unity' | 'status' | 'source'
> & {
  /** Null for the agency's own. */
  readonly validity: { readonly from: string; readonly to: string | null } | null;
  readonly isOwn: boolean;
  readonly base: RateBase | null;
};

/** Nobody has confirmed one of the rates that a figure rests on. */
export const isUnsure = (rates: readonly RateBehind[]): boolean =>
  rates.some(({ status, rate, isOwn }) => status === 'to-confirm' && rate !== null && !isOwn);

/** The rows that were looked up for a tax, of one concept or of all. */
export const rowsOf = (price: PricedQuotation, kind: string, concept?: string): TaxRate[] =>
  price.taxSnapshot.taxes.rows.filter(
    (row) => row.kind === kind && (concept === undefined || row.concept === concept),
  );

/** The agency's own price for a tax of the event's city. */
export const ownPrice = ({ taxSnapshot: { agency, city } }: PricedQuotation, kind: string) =>
  agency.taxationPrices?.find((given) => given.kind === kind && given.city === city);

/** The rates that each part of a price rests on. */
export function ratesBehind(price: PricedQuotation) {
  const { agency } = price.taxSnapshot;
  const of = (kind: string, concept?: string): RateBehind[] =>
    rowsOf(price, kind, concept).map((row) => behind(price, row));

  const iva = of('IVA');
  const reteFuente = price.derived.reteFuente > 0 ? of('RETE_FUENTE', price.derived.reteFuenteConcept) : [];
  const reteIca = price.derived.reteIca > 0 ? icaBehind(price) : [];
  const reteIva = price.derived.reteIvaConcept ? of('RETE_IVA', price.derived.reteIvaConcept) : [];
  const ofTalent = ({ appliedWithholding }: Pick<PricedLine, 'appliedWithholding'>): RateBehind[] =>
    appliedWithholding === 'NONE' ? [] : of('RETE_FUENTE', appliedWithholding);
  return {
    iva,
    reteFuente,
    reteIca,
    reteIva,
    incomeTax: incomeBehind(),
    ofTalent,
    talents: unique(price.lines.flatMap(ofTalent)),
  };

  function incomeBehind(): RateBehind[] {
    if (agency.regimenSimple) return of('SIMPLE');
    if (agency.legalNature === 'PERSONA_JURIDICA') return of('RENTA');
    return agency.incomeTaxRatePN ? [] : reteFuente;
  }
}
export type RatesBehind = ReturnType<typeof ratesBehind>;

/** Each once. */
function unique(rates: readonly RateBehind[]): RateBehind[] {
  const seen = new Map(rates.map((rate) => [`${rate.kind} ${rate.concept} ${rate.city ?? ''}`, rate]));
  return [...seen.values()];
}

function behind(price: PricedQuotation, row: TaxRate): RateBehind {
  const { kind, concept, city, rate, unity, status, source, from, to } = row;
  return {
    kind,
    concept,
    city,
    rate,
    unity,
    status,
    source,
    validity: { from, to },
    isOwn: false,
    base: baseOf(price, row.baseUvt),
  };
}

function icaBehind(price: PricedQuotation): RateBehind[] {
  const [row] = rowsOf(price, 'RETE_ICA');
  const own = ownPrice(price, 'RETE_ICA');
  if (!own) return row ? [behind(price, row)] : [];
  return [
    {
      kind: own.kind,
      concept: row?.concept ?? 'SERVICIOS_DEMAS',
      city: own.city,
      rate: own.price,
      unity: own.unity,
      status: undefined,
      source: null,
      validity: null,
      isOwn: true,
      base: baseOf(price, row?.baseUvt ?? null),
    },
  ];
}

function baseOf({ taxSnapshot }: PricedQuotation, baseUvt: string | null): RateBase | null {
  const [unit] = Object.entries(taxSnapshot.taxes.uvt);
  if (baseUvt === null || Number(baseUvt) === 0 || !unit) return null;
  const [year, value] = unit;
  const base = parseDecimal(baseUvt);
  const { currency, fxRate } = taxSnapshot;
  const tax = { pesos: value, minorPerPeso: minorPerPeso(currency, parseDecimal(fxRate)) };
  return {
    uvt: baseUvt,
    year,
    pesos: uvtInPesos(base, value),
    foreign: currency === 'COP' ? null : reaching(base, tax),
  };
}
