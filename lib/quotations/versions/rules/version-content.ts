/** What is typed of a quotation besides its lines, by what it is about. */
export const FIELD_GROUPS = {
  client: ['client', 'contact', 'email', 'phone'],
  event: ['event', 'start', 'end', 'hours', 'city', 'place', 'address'],
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

/** What it comes to, in the order in which an agency asks. */
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

export type VersionLine = {
  /** Code of the profile list. */
  readonly profile: string;
  readonly women: number;
  readonly men: number;
  readonly days: number;
  readonly budget: number;
  readonly payBasis: string;
  readonly withholding: string;
  readonly ivaCategory: string;
  /** What the client pays per person and day, and for the line. */
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
export const plainDecimal = (decimal: string): string =>
  decimal.includes('.') ? decimal.replace(/\.?0+$/, '') : decimal;
