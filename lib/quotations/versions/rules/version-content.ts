import { emptyToNull, stripPhone } from '@/lib/core/contact';
import { pick } from '@/lib/core/quotation-fields';
import type { QuotationData } from '../../inputs';
import type { TypedLine } from '../../lines/rules';

/** The compared fields of a quotation besides its lines, in groups. */
export const FIELD_GROUPS = {
  client: ['nameClient', 'nameContact', 'emailClient', 'phoneClient'],
  event: ['nameEvent', 'start', 'end', 'hours', 'city', 'place', 'address'],
  conditions: [
    'gain',
    'feeding',
    'transport',
    'agents',
    'agentDays',
    'agentPrice',
    'serviceConcept',
    'tercero',
    'currency',
    'fxRate',
    'fxRateDate',
    'observation',
    'message',
    'paymentTerms',
    'terms',
    'validityDays',
    'copies',
  ],
} as const;

export type FieldGroup = keyof typeof FIELD_GROUPS;
export type ComparedField = (typeof FIELD_GROUPS)[FieldGroup][number];
export type FieldValue = string | number | boolean | null;

/** The compared figures, in the order in which an agency asks. */
export const AMOUNTS = [
  'subtotal',
  'iva',
  'total',
  'reteFuente',
  'reteIca',
  'reteIva',
  'netReceivable',
  'priceGain',
  'incomeTax',
  'priceNetGain',
] as const;
export type ComparedAmount = (typeof AMOUNTS)[number];

export type VersionLine = TypedLine & {
  /** The client's price per person and day, and for the line. */
  readonly unit: number;
  readonly subtotal: number;
};

/**
 * A version of a quotation as plain values, stored or just being typed. Money in minor units of its currency; start
 * and end as wall clocks where the event is (`YYYY-MM-DDTHH:mm`); an empty text is null; decimals without idle zeros.
 */
export type VersionContent = {
  readonly fields: Readonly<Record<ComparedField, FieldValue>>;
  readonly amounts: Readonly<Record<ComparedAmount, number>>;
  readonly lines: readonly VersionLine[];
};

/** '22.50' and '22.5' are one number. */
const plainDecimal = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;

/** These fields are compared as they are; texts are null when empty. */
const SAME = [
  'hours',
  'feeding',
  'transport',
  'agents',
  'agentDays',
  'agentPrice',
  'serviceConcept',
  'tercero',
  'fxRateDate',
  'message',
  'paymentTerms',
  'terms',
  'validityDays',
] as const;
const TEXTS = ['nameContact', 'emailClient', 'nameEvent', 'place', 'address', 'observation'] as const;

type Typed = Pick<QuotationData, (typeof SAME | typeof TEXTS)[number] | 'phoneClient' | 'dialingCode'> & {
  readonly copies: readonly string[];
  readonly fxRate: string;
  readonly gain: string;
};
/** The shown values of ids and instants. */
type Shown = Pick<VersionContent['fields'], 'nameClient' | 'city' | 'currency' | 'start' | 'end'>;

/** A version made of typed fields, figures and lines. */
export function versionContent(
  typed: Typed,
  shown: Shown,
  { amounts, lines }: Pick<VersionContent, 'amounts' | 'lines'>,
): VersionContent {
  const texts = Object.fromEntries(TEXTS.map((field) => [field, emptyToNull(typed[field])]));
  const digits = stripPhone(typed.phoneClient ?? '');
  return {
    fields: {
      ...pick(typed, SAME),
      ...(texts as Record<(typeof TEXTS)[number], string | null>),
      phoneClient: digits ? `+${typed.dialingCode} ${digits}` : null,
      gain: plainDecimal(typed.gain),
      fxRate: plainDecimal(typed.fxRate),
      copies: typed.copies.join(', ') || null,
      ...shown,
    },
    amounts,
    lines,
  };
}
