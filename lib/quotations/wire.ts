import type { PricedQuotation } from './pricing/rules/priced-quotation';

/**
 * The typed fields of a quotation and of its lines that the specification spells differently, inside → wire. The wire
 * is GraphQL, `npm run price` and the stored content of templates.
 */
const WIRE_NAMES = {
  hours: 'quantityHours',
  copies: 'ccEmails',
  gain: 'percentageGain',
  agents: 'quantityServiceAgent',
  agentDays: 'daysServiceAgent',
  agentPrice: 'priceAgentService',
  days: 'quantityDays',
  withholding: 'talentWithholding',
} as const;
type WireNames = typeof WIRE_NAMES;
type InsideNames = { [K in keyof WireNames as WireNames[K]]: K };

type Renamed<T, Names> = T extends readonly (infer Item)[]
  ? Renamed<Item, Names>[]
  : {
      [K in keyof T as K extends keyof Names ? Names[K] & string : K]: K extends 'lines'
        ? Renamed<T[K], Names>
        : T[K];
    };

const INSIDE_NAMES = Object.fromEntries(Object.entries(WIRE_NAMES).map(([inside, wire]) => [wire, inside]));

function renamed(value: unknown, names: Readonly<Record<string, string>>): unknown {
  if (Array.isArray(value)) return value.map((item) => renamed(item, names));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]) => [
      names[key] ?? key,
      key === 'lines' ? renamed(field, names) : field,
    ]),
  );
}

/** A quotation, or its lines, with the names of the wire. The order of the fields stays. */
export const toWire = <T extends object>(inside: T) => renamed(inside, WIRE_NAMES) as Renamed<T, WireNames>;

/** The reverse of `toWire`. */
export const fromWire = <T extends object>(wire: T) => renamed(wire, INSIDE_NAMES) as Renamed<T, InsideNames>;

const PATH_NAMES = { ...WIRE_NAMES, lines: 'quotationTypeTalents' };

/** A field's path (`lines.0.days`) as the input of the wire has it (`quotationTypeTalents.0.quantityDays`). */
export const wirePath = (path: string): string =>
  path
    .split('.')
    .map((part) => (PATH_NAMES as Readonly<Record<string, string>>)[part] ?? part)
    .join('.');

/** A priced quotation as `npm run price` answers it; the order of its fields is part of the answer. */
export function pricedToWire({ quotation, derived, lines }: PricedQuotation) {
  const { platformFeeSubtotal, ...figures } = quotation;
  return {
    quotation: { ...toWire(figures), subtotalItalentt: platformFeeSubtotal },
    derived,
    quotationTypeTalents: lines.map(({ platformFee, withholding: _, appliedWithholding, ...line }) => ({
      ...toWire(line),
      gainItalentt: platformFee,
      talentWithholdingStatus: appliedWithholding,
    })),
  };
}
