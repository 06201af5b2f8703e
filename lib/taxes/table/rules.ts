import { shiftDay } from '@/lib/core/dates';

/** Kinds of tax with the concepts that the calculator looks up, in the order in which people choose them. */
export const TAX_CONCEPTS = {
  IVA: ['GENERAL'],
  RETE_FUENTE: [
    'SERVICIOS_DECLARANTE',
    'SERVICIOS_NO_DECLARANTE',
    'HONORARIOS_PJ',
    'HONORARIOS_PN',
    'CREATIVA',
    'ART383',
    'NO_RESIDENTE',
    'ARTISTA_NO_RESIDENTE',
  ],
  RETE_IVA: ['GC_OR_STATE', 'FROM_SIMPLE'],
  RETE_ICA: ['SERVICIOS_DEMAS'],
  SIMPLE: [
    'DEMAS_0_6000',
    'DEMAS_6000_15000',
    'DEMAS_15000_30000',
    'DEMAS_30000_100000',
    'PROFESIONALES_0_6000',
    'PROFESIONALES_6000_15000',
    'PROFESIONALES_15000_30000',
    'PROFESIONALES_30000_100000',
  ],
  RENTA: ['PJ'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
export type TaxKind = keyof typeof TAX_CONCEPTS;
export const TAX_KINDS = Object.keys(TAX_CONCEPTS) as readonly TaxKind[];

/** The table of article 383: its brackets are the rate, so no other rate can take its place. */
export const TABLE_CONCEPT = 'ART383';

const UNITIES: Readonly<Record<TaxKind, string>> = {
  IVA: 'PERCENT',
  RETE_FUENTE: 'PERCENT',
  RETE_IVA: 'PERCENT_OF_IVA',
  RETE_ICA: 'PER_MIL',
  SIMPLE: 'PERCENT',
  RENTA: 'PERCENT',
};

export const unityOf = (kind: TaxKind): string => UNITIES[kind];

/** True for taxes that cities levy, each at its own rate. */
export const isOfCities = (kind: TaxKind): boolean => kind === 'RETE_ICA';

/** True for taxes with a minimum base, which the law states in UVT. */
export const hasBase = (kind: TaxKind): boolean => kind.startsWith('RETE_');

/** True when a rate of this tax and concept may be written. */
export const isWritable = (kind: TaxKind, concept: string): boolean =>
  (TAX_CONCEPTS[kind] as readonly string[]).includes(concept) && concept !== TABLE_CONCEPT;

/** The days on which a rate holds; `validTo` is null while no end is known. */
export type Span = { readonly id: number; readonly validFrom: string; readonly validTo: string | null };

export type Place =
  | { readonly kind: 'taken' }
  /** The days before it have no rate. */
  | { readonly kind: 'gap'; readonly validTo: string | null }
  | {
      readonly kind: 'free';
      /** The rate that ends the day before, where one reaches so far. */
      readonly closes: number | null;
      /** Its last day: the one before the next rate, if one is known. */
      readonly validTo: string | null;
    };

/** The place of a new rate among the others of its tax, concept and city. */
export function placeInSeries(series: readonly Span[], from: string): Place {
  if (series.some(({ validFrom }) => validFrom === from)) return { kind: 'taken' };
  const sorted = [...series].sort((a, b) => (a.validFrom < b.validFrom ? -1 : 1));
  const before = sorted.filter(({ validFrom }) => validFrom < from).at(-1);
  const next = sorted.find(({ validFrom }) => validFrom > from);
  const eve = shiftDay(from, -1);
  const validTo = next ? shiftDay(next.validFrom, -1) : null;
  if (!before) return { kind: 'free', closes: null, validTo };
  if (before.validTo !== null && before.validTo < eve) return { kind: 'gap', validTo };
  return { kind: 'free', closes: before.validTo === eve ? null : before.id, validTo };
}

type Rated = Span & {
  readonly kind: string;
  readonly concept: string;
  readonly cityName: string | null;
  readonly rate: string | null;
};

/** From December on: rates of today that end with the year and have none after them on 1 January. */
export function ratesEnding<Rate extends Rated>(today: string, rates: readonly Rate[]): Rate[] {
  if (today.slice(5, 7) !== '12') return [];
  const next = `${Number(today.slice(0, 4)) + 1}-01-01`;
  const holds = (day: string) => (rate: Rated) =>
    rate.rate !== null && rate.validFrom <= day && (rate.validTo === null || rate.validTo >= day);
  const series = ({ kind, concept, cityName }: Rated) => `${kind} ${concept} ${cityName}`;
  const later = new Set(rates.filter(holds(next)).map(series));
  return rates.filter(holds(today)).filter((rate) => !later.has(series(rate)));
}

/** From October on a year without the UVT of the next is missing one; the present year always. Answers the years. */
export function missingTaxYears(today: string, known: readonly number[]): number[] {
  const year = Number(today.slice(0, 4));
  const wanted = today.slice(5, 7) >= '10' ? [year, year + 1] : [year];
  return wanted.filter((one) => !known.includes(one));
}
