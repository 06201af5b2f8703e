import { HOME_COUNTRY } from '@/lib/core/countries';
import { parseDecimal, type Ratio, roundHalfUp } from '@/lib/core/money';
import { art383Schedule } from './art-383';
import type { AgencyTaxFlags } from './tax-flags';
import type { TaxRate, TaxTable, WithholdingBracket } from './tax-table';
import { minorPerPeso, reaching, type TaxUnit } from './tax-unit';
import type { WithholdingSchedule } from './withholding-schedule';

/** A rate in force, and the smallest payment it applies to, in minor units. */
export type AppliedRate = { readonly rate: Ratio; readonly minimum: number };

/** The rate on `amount` once the payment reaches the rate's base; 0 below it or without a configured rate. */
export const shareOf = (amount: number, payment: number, applied: AppliedRate | null): number =>
  applied && payment >= applied.minimum ? roundHalfUp(amount, applied.rate) : 0;

/**
 * The tax table opened on the quotation's day and city. It notes what is taken from it, for the snapshot, and
 * what is not configured, for the warnings; what is not configured answers null and counts as 0.
 */
export type TaxBook = {
  readonly rate: (kind: string, concept: string) => AppliedRate | null;
  /** The rate of the event's city; the agency's own price goes before the table's. */
  readonly cityRate: (kind: string, concept: string) => AppliedRate | null;
  readonly art383: () => WithholdingSchedule | null;
  /** What art. 383 is worked out with, for who lowers its base (art. 388 ET). */
  readonly art383Terms: () => Art383Terms | null;
  /** A tax that the flags call for but that nothing says how to calculate. */
  readonly warn: (kind: string) => void;
  readonly warnings: () => readonly string[];
  /** The same as the rows that are not there, for who refuses to go on without them. */
  readonly missing: () => readonly MissingRow[];
  /** Only the rows, the UVT and the brackets that were looked up. */
  readonly used: () => TaxTable;
};

/** A row of the tax table that was looked up and is not there: of the UVT the year, of a city's rate the city. */
export type MissingRow = {
  readonly kind: string;
  readonly concept: string | null;
  readonly city: string | null;
  readonly year: string;
};

export type Art383Terms = { readonly brackets: readonly WithholdingBracket[]; readonly unit: TaxUnit };

const RATE_PER: Readonly<Record<string, number>> = { PER_MIL: 1000 };
const perOf = (unity: string): number => RATE_PER[unity] ?? 100;

/** What is looked up depends on these alone. */
export type TaxBookInputs = {
  /** Day whose rates and UVT apply, 'YYYY-MM-DD'. */
  readonly date: string;
  /** As `taxCityName` calls it; accents and capitals do not matter. */
  readonly city: string;
  readonly currency: string;
  /** COP per unit of the currency. */
  readonly pesosPerUnit: Ratio;
  readonly agency: Pick<AgencyTaxFlags, 'taxationPrices'>;
};

type LookedUp = { readonly kind: string; readonly concept: string; readonly inCity?: boolean };

export function openTaxBook(inputs: TaxBookInputs, taxes: TaxTable): TaxBook {
  const year = inputs.date.slice(0, 4);
  const city = plain(inputs.city);
  const rows = new Set<TaxRate>();
  const warnings = new Set<string>();
  const missing = new Map<string, MissingRow>();
  let unit: TaxUnit | null | undefined;
  let schedule: WithholdingSchedule | null | undefined;

  const warn = (kind: string, concept: string | null = null, inCity = false) => {
    warnings.add(`TARIFA_SIN_CONFIGURAR:${kind}:${inputs.city}`);
    const row = { kind, concept, city: inCity ? inputs.city : null, year };
    missing.set(`${kind} ${concept} ${row.city}`, row);
  };

  function taxUnit(): TaxUnit | null {
    if (unit === undefined) {
      const pesos = taxes.uvt[year];
      const perPeso = minorPerPeso(inputs.currency, inputs.pesosPerUnit);
      unit = pesos === undefined ? null : { pesos, minorPerPeso: perPeso };
    }
    if (unit === null) warn('UVT');
    return unit;
  }

  function rowInForce(kind: string, concept: string, inCity: boolean): TaxRate | null {
    let latest: TaxRate | null = null;
    for (const row of taxes.rows) {
      if (row.kind !== kind || row.concept !== concept) continue;
      if (inCity ? row.city === null || plain(row.city) !== city : row.city !== null) continue;
      if (row.from > inputs.date || (row.to !== null && row.to < inputs.date)) continue;
      if (latest === null || row.from > latest.from) latest = row;
    }
    if (latest) rows.add(latest);
    return latest;
  }

  function applied(
    { kind, concept, inCity = false }: LookedUp,
    row: TaxRate | null,
    price: string | null,
    unity: string,
  ): AppliedRate | null {
    if (price === null) {
      warn(kind, concept, inCity);
      return null;
    }
    const rate = parseDecimal(price, perOf(unity));
    const base = parseDecimal(row?.baseUvt ?? '0');
    if (base.numerator === 0) return { rate, minimum: 0 };
    const tax = taxUnit();
    return tax && { rate, minimum: reaching(base, tax) };
  }

  function art383Terms(): Art383Terms | null {
    if (!rowInForce('RETE_FUENTE', 'ART383', false) || taxes.art383.length === 0) {
      warn('RETE_FUENTE', 'ART383');
      return null;
    }
    const unit = taxUnit();
    return unit && { brackets: taxes.art383, unit };
  }

  return {
    rate(kind, concept) {
      const row = rowInForce(kind, concept, false);
      return applied({ kind, concept }, row, row?.rate ?? null, row?.unity ?? '');
    },
    cityRate(kind, concept) {
      const row = rowInForce(kind, concept, true);
      const own = inputs.agency.taxationPrices?.find(
        (price) => price.kind === kind && plain(price.city) === city,
      );
      const asked = { kind, concept, inCity: true };
      if (own) return applied(asked, row, own.price, own.unity);
      return applied(asked, row, row?.rate ?? null, row?.unity ?? '');
    },
    art383() {
      if (schedule === undefined) {
        const terms = art383Terms();
        schedule = terms && art383Schedule(terms.brackets, terms.unit);
      }
      return schedule;
    },
    art383Terms,
    warn: (kind) => warn(kind),
    warnings: () => [...warnings],
    missing: () => [...missing.values()],
    used: () => ({
      uvt: unit ? { [year]: unit.pesos } : {},
      art383: schedule === undefined ? [] : taxes.art383,
      rows: [...rows],
    }),
  };
}

const COMBINING = /\p{Mn}/gu;
const ASCII = /^[\x20-\x7e]*$/;

function plain(name: string): string {
  const trimmed = name.trim().toLowerCase();
  return ASCII.test(trimmed) ? trimmed : trimmed.normalize('NFD').replace(COMBINING, '');
}

type NamedCity = { readonly name: string; readonly countryCode: string };

/** A city as the calculator names it: one abroad never takes the rates of its Colombian namesake. */
export const taxCityName = ({ name, countryCode }: NamedCity): string =>
  countryCode === HOME_COUNTRY ? name : `${name}, ${countryCode}`;
