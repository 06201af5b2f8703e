import { emptyToNull } from '@/lib/core/contact';
import { QUOTATION_FIELDS } from '@/lib/core/quotation-fields';
import { formatPhone } from '@/lib/core/readers/phone';
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

/** The shown values of ids and instants. */
type Shown = Pick<VersionContent['fields'], 'nameClient' | 'city' | 'currency' | 'start' | 'end'>;
type Typed = Pick<QuotationData, Exclude<ComparedField, keyof Shown | 'gain'> | 'dialingCode'> & {
  readonly gain: string;
};

const COMPARED = Object.values(FIELD_GROUPS)
  .flat()
  .filter(
    (field): field is Exclude<ComparedField, keyof Shown> =>
      field !== 'nameClient' && field in QUOTATION_FIELDS,
  );

/** A typed value by its kind: an empty text is null, a list is a text, a decimal has no idle zeros. */
function comparedValue(typed: Typed, field: (typeof COMPARED)[number]): FieldValue {
  if (field === 'phoneClient') {
    return typed.phoneClient ? formatPhone(typed.phoneClient, typed.dialingCode) : null;
  }
  const kind = QUOTATION_FIELDS[field];
  const value = typed[field] ?? null;
  if (Array.isArray(value)) return value.join(', ') || null;
  if (typeof value !== 'string') return value;
  if (kind === 'decimal') return plainDecimal(value);
  return kind === 'text' || kind === 'title' ? emptyToNull(value) : value;
}

/** A version made of typed fields, figures and lines. */
export function versionContent(
  typed: Typed,
  shown: Shown,
  content: Pick<VersionContent, 'amounts' | 'lines'>,
): VersionContent {
  const fields = Object.fromEntries(COMPARED.map((field) => [field, comparedValue(typed, field)]));
  return { ...content, fields: { ...(fields as VersionContent['fields']), ...shown } };
}
