import { Decimal as Plain } from 'decimal.js';
import type { TaxRate, TaxTable } from '@/lib/taxes/rules/tax-table';
import type { QuotationInputs } from '../rules/quotation-inputs';

export const Decimal = Plain.clone({ precision: 34, rounding: Plain.ROUND_HALF_UP });
export type Decimal = Plain;

export const dec = (value: Plain.Value): Decimal => new Decimal(value);
export const R = (value: Decimal): Decimal => value.toDecimalPlaces(0, Plain.ROUND_HALF_UP);

const simple = (name: string) =>
  name
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase();

export type Rate = { readonly rate: Decimal; readonly minimum: Decimal };
/** `share` and `fixed` describe the tax roughly, to know where to look; `tax` is exact. */
export type Piece = {
  readonly from: Decimal;
  readonly share: Decimal;
  readonly fixed: Decimal;
  readonly tax: (payment: Decimal) => Decimal;
};

/** The tax side of the second calculator: rates, thresholds and pieces in decimals instead of integers. */
export function decimalTaxes(inputs: QuotationInputs, table: TaxTable) {
  const warnings: string[] = [];
  const minor = dec(10).pow(inputs.currency === 'COP' ? 0 : 2);
  const fx = dec(inputs.fxRate ?? '1');
  const uvt = table.uvt[inputs.date.slice(0, 4)];

  function warn(kind: string): null {
    const warning = `TARIFA_SIN_CONFIGURAR:${kind}:${inputs.city}`;
    if (!warnings.includes(warning)) warnings.push(warning);
    return null;
  }

  function pesosOf(amountUvt: Decimal, value: number): Decimal {
    const pesos = amountUvt.times(value);
    if (pesos.lte(100)) return R(pesos);
    const step = pesos.lte(10_000) ? 100 : 1000;
    return R(pesos.div(step)).times(step);
  }

  const toPesos = (payment: Decimal) => payment.times(fx).div(minor);
  const toMinor = (pesos: Decimal) => pesos.times(minor).div(fx);

  function find(kind: string, concept: string, city: string | null): TaxRate | undefined {
    return table.rows
      .filter((row) => row.kind === kind && row.concept === concept)
      .filter((row) => (city === null ? row.city === null : row.city && simple(row.city) === simple(city)))
      .filter((row) => row.from <= inputs.date && (row.to === null || inputs.date <= row.to))
      .sort((a, b) => b.from.localeCompare(a.from))[0];
  }

  function rate(kind: string, concept: string, city: string | null = null): Rate | null {
    const row = find(kind, concept, city);
    const own = inputs.agency.taxationPrices?.find(
      (price) => city !== null && price.kind === kind && simple(price.city) === simple(city),
    );
    const [price, unity] = own ? [own.price, own.unity] : [row?.rate ?? null, row?.unity];
    if (price === null) return warn(kind);
    const base = dec(row?.baseUvt ?? 0);
    if (!base.isZero() && uvt === undefined) return warn('UVT');
    const minimum = uvt === undefined ? dec(0) : toMinor(pesosOf(base, uvt)).ceil();
    return { rate: dec(price).div(unity === 'PER_MIL' ? 1000 : 100), minimum };
  }

  function art383(): Piece[] | null {
    if (!find('RETE_FUENTE', 'ART383', null)) return warn('RETE_FUENTE');
    if (uvt === undefined) return warn('UVT');
    const cap = pesosOf(dec(790).div(12), uvt);
    const baseOf = (pesos: Decimal) => pesos.minus(Decimal.min(pesos.div(4), cap));
    const capped = toMinor(cap.times(4)).ceil();
    const pieces: Piece[] = [];
    for (const [index, { fromUvt, rate: marginal, addUvt }] of table.art383.entries()) {
      const floor = dec(fromUvt).times(uvt);
      const tax = (payment: Decimal) =>
        R(toMinor(baseOf(toPesos(payment)).minus(floor).times(marginal).plus(dec(addUvt).times(uvt))));
      const fixed = toMinor(dec(addUvt).times(uvt).minus(floor.times(marginal)));
      const after = table.art383[index + 1];
      const from = index === 0 ? dec(0) : firstAbove(floor);
      const until = after ? firstAbove(dec(after.fromUvt).times(uvt)) : dec(Number.POSITIVE_INFINITY);
      if (from.lt(capped)) pieces.push({ from, share: dec(marginal).times('0.75'), fixed, tax });
      if (until.gt(capped)) {
        const exempt = toMinor(cap).times(marginal);
        pieces.push({
          from: Decimal.max(from, capped),
          share: dec(marginal),
          fixed: fixed.minus(exempt),
          tax,
        });
      }
    }
    return pieces;

    /** The smallest payment whose base is above these pesos: from an estimate, step by step. */
    function firstAbove(pesos: Decimal): Decimal {
      const gross = pesos.lte(cap.times(3)) ? pesos.times(4).div(3) : pesos.plus(cap);
      let payment = toMinor(gross).floor().minus(2);
      while (baseOf(toPesos(payment)).lte(pesos)) payment = payment.plus(1);
      return payment;
    }
  }

  return { rate, art383, warn, warnings };
}
