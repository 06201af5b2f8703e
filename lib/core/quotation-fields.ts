/**
 * The fields of a quotation, once. The input schema, the columns, the editor's draft, templates, versions and the
 * wire's inputs are made from these lists or typed by them. Values that a field chooses from: `db/values/line-values.ts`.
 */

/**
 * What is typed of a quotation besides its lines, by kind. A `text` may be empty; `words` are null where the agency's
 * own hold, and empty for none; `money` is in minor units, null for the business constant; a `decimal` is a text with
 * a point; a `day` is `YYYY-MM-DD`; a `list` holds texts.
 */
export const QUOTATION_FIELDS = {
  clientId: 'id',
  nameClient: 'text',
  nameContact: 'text',
  emailClient: 'text',
  phoneClient: 'text',
  dialingCode: 'code',
  nameEvent: 'title',
  place: 'text',
  address: 'text',
  cityId: 'id',
  hours: 'count',
  startDate: 'instant',
  endDate: 'instant',
  currencyId: 'id',
  fxRate: 'decimal',
  fxRateDate: 'day',
  tercero: 'flag',
  observation: 'text',
  message: 'words',
  paymentTerms: 'words',
  terms: 'words',
  validityDays: 'count',
  copies: 'list',
  serviceConcept: 'choice',
  gain: 'decimal',
  feeding: 'money',
  transport: 'money',
  agents: 'count',
  agentDays: 'count',
  agentPrice: 'money',
} as const;
export type QuotationField = keyof typeof QUOTATION_FIELDS;
type Kind = (typeof QUOTATION_FIELDS)[QuotationField];
export type FieldOf<K extends Kind> = {
  [F in QuotationField]: (typeof QUOTATION_FIELDS)[F] extends K ? F : never;
}[QuotationField];

export const TYPED_FIELDS = Object.keys(QUOTATION_FIELDS) as QuotationField[];
export const fieldsOf = <K extends Kind>(kind: K): FieldOf<K>[] =>
  TYPED_FIELDS.filter((field): field is FieldOf<K> => QUOTATION_FIELDS[field] === kind);

/** The price depends on these, and on the lines. */
export const PRICED_FIELDS = [
  'fxRate',
  'tercero',
  'serviceConcept',
  'gain',
  'feeding',
  'transport',
  'agents',
  'agentDays',
  'agentPrice',
] as const satisfies readonly QuotationField[];

/** A template keeps these, the event's times and the lines: what is alike from one quotation to the next. */
export const TEMPLATE_FIELDS = [
  'cityId',
  'hours',
  'currencyId',
  'tercero',
  'observation',
  'message',
  'paymentTerms',
  'terms',
  'validityDays',
  'serviceConcept',
  'gain',
  'feeding',
  'transport',
  'agents',
  'agentDays',
  'agentPrice',
] as const satisfies readonly QuotationField[];

/** What of a line its client chooses, and what is taken of it until then (lib/quotations/choices). */
export const CHOICE_FIELDS = ['optional', 'alternative', 'taken', 'leastPeople', 'mostPeople'] as const;

/** What is typed of a line besides its people, who are a list of `gender` and `quantity`. */
export const LINE_FIELDS = [
  'profile',
  'days',
  'budget',
  'payBasis',
  'withholding',
  'ivaCategory',
  ...CHOICE_FIELDS,
] as const;

/** What a quotation comes to, minor units. */
export const QUOTATION_FIGURES = [
  'foodTransportation',
  'subtotalServiceAgent',
  'ivaServiceAgent',
  'totalServiceAgent',
  'platformFeeSubtotal',
  'subtotalPlatform',
  'ivaPlatform',
  'totalPlatform',
  'subtotal',
  'iva',
  'total',
  'priceGain',
  'priceNetGain',
] as const;

/** What its client withholds and what the profit is taxed with, minor units; of a line, its share. */
export const TAX_FIGURES = ['reteFuente', 'reteIca', 'reteIva', 'incomeTax'] as const;

/** The figures of a quotation, besides its total, that a person decides by. */
export const DECISIVE_FIGURES = ['subtotal', 'iva', ...TAX_FIGURES, 'priceNetGain', 'totalPlatform'] as const;

/** The same with the withholding of the talents over all lines: it changes what they receive and no total. */
export const SEEN_FIGURES = [...DECISIVE_FIGURES, 'talentsWithheld'] as const;

/** What a line comes to besides its share of the taxes, minor units. */
export const LINE_FIGURES = [
  'payPerDay',
  'announcement',
  'totalAnnouncement',
  'talentCosts',
  'talentWithheld',
  'foodCost',
  'transportationCost',
  'platformFee',
  'paymentProducer',
  'serviceAgentCost',
  'subtotalProducer',
  'ivaProducer',
  'totalProducer',
  'nonRecoverableIva',
  'paymentClient',
  'subtotalClient',
  'ivaClient',
  'totalClient',
  'grossProfit',
  'expectedPayment',
  'netIncome',
] as const;
