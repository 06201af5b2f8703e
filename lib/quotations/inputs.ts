import * as z from 'zod/mini';

/** Shared by form and server: messages are keys of lib/i18n. */
const text = (maximum: number) => z.string().check(z.trim(), z.maxLength(maximum, 'validation.tooLong'));
const optionalText = (maximum: number) => z.optional(z.nullable(text(maximum)));

const EMAIL = /^[^\s@]+@[^\s@]+\.[^\s@]+$/;
const DECIMAL = /^\d{1,9}(\.\d{1,6})?$/;
const ISO_DATE = /^\d{4}-(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

/** Per person and day, in minor units: above any pay, and products with people and days stay exact. */
const MAXIMUM_MONEY = 1_000_000_000;

const whole = (minimum: number, maximum: number, key: string) =>
  z.int(key).check(z.gte(minimum, key), z.lte(maximum, key));
const money = whole(0, MAXIMUM_MONEY, 'validation.amount');
const decimal = z.string().check(z.trim(), z.regex(DECIMAL, 'validation.number'));

export const GENDER_VALUES = ['FEMENINO', 'MASCULINO'] as const;
export const PAY_BASIS_VALUES = ['NET', 'GROSS'] as const;
export const TALENT_WITHHOLDING_VALUES = [
  'ART383',
  'SERVICIOS_NO_DECLARANTE',
  'HONORARIOS_PN',
  'NONE',
] as const;
export const IVA_CATEGORY_VALUES = ['GRAVADO', 'EXCLUIDO'] as const;
export const SERVICE_CONCEPT_VALUES = ['SERVICIOS', 'HONORARIOS', 'CREATIVA'] as const;

const genderInput = z.object({
  gender: z.enum(GENDER_VALUES, 'validation.option'),
  quantity: whole(1, 1000, 'validation.quotation.people'),
});

/** One profile: what is typed of it. Everything else about a line is computed. */
export const quotationLineInput = z.object({
  profile: z.string().check(z.trim(), z.minLength(1, 'validation.quotation.profile')),
  quantityDays: whole(1, 365, 'validation.quotation.days'),
  budget: money,
  payBasis: z._default(z.enum(PAY_BASIS_VALUES, 'validation.option'), 'GROSS'),
  talentWithholding: z._default(z.enum(TALENT_WITHHOLDING_VALUES, 'validation.option'), 'ART383'),
  ivaCategory: z._default(z.enum(IVA_CATEGORY_VALUES, 'validation.option'), 'GRAVADO'),
  genders: z.array(genderInput).check(
    z.minLength(1, 'validation.quotation.people'),
    z.refine((genders) => new Set(genders.map((entry) => entry.gender)).size === genders.length, {
      message: 'validation.quotation.genderTwice',
    }),
  ),
});
export type QuotationLineInput = z.input<typeof quotationLineInput>;
export type QuotationLineData = z.output<typeof quotationLineInput>;

const fields = {
  clientId: z.optional(z.nullable(z.uuid('validation.quotation.client'))),
  nameClient: optionalText(120),
  nameContact: optionalText(120),
  emailClient: z.optional(
    z.nullable(text(100).check(z.refine((value) => value === '' || EMAIL.test(value), 'validation.email'))),
  ),
  phoneClient: optionalText(20),
  dialingCode: z._default(z.string().check(z.regex(/^\d{1,4}$/, 'validation.dialingCode')), '57'),
  /** A draft may still lack its name; sending asks for it. */
  nameEvent: z._default(text(120), ''),
  place: optionalText(120),
  address: optionalText(200),
  cityId: z.int('validation.city'),
  quantityHours: z.optional(z.nullable(whole(1, 24, 'validation.quotation.hours'))),
  startDate: z.date('validation.date'),
  endDate: z.date('validation.date'),
  currencyId: z._default(z.int('validation.option'), 1),
  /** COP per unit of the currency; '1' for COP. */
  fxRate: z._default(
    decimal.check(z.refine((value) => Number(value) > 0, 'validation.quotation.fxRate')),
    '1',
  ),
  /** Day of that rate; left out, the day on which it is kept. */
  fxRateDate: z.optional(
    z.nullable(z.string().check(z.refine((value) => ISO_DATE.test(value), 'validation.date'))),
  ),
  tercero: z._default(z.boolean(), false),
  observation: optionalText(2000),
  serviceConcept: z._default(z.enum(SERVICE_CONCEPT_VALUES, 'validation.option'), 'SERVICIOS'),
  /** Left out: the agency's own gain. */
  percentageGain: z.optional(
    z.nullable(decimal.check(z.refine((value) => Number(value) < 100, 'validation.quotation.gain'))),
  ),
  /** Left out: the business constants (73, 74, 75). */
  feeding: z.optional(z.nullable(money)),
  transport: z.optional(z.nullable(money)),
  priceAgentService: z.optional(z.nullable(money)),
  quantityServiceAgent: z._default(whole(0, 1000, 'validation.number'), 0),
  daysServiceAgent: z._default(whole(0, 365, 'validation.number'), 0),
  lines: z._default(
    z.array(quotationLineInput).check(z.maxLength(100, 'validation.quotation.tooManyLines')),
    [],
  ),
};

type Dated = { startDate: Date; endDate: Date };
const dateOrder = z.refine<Dated>(({ startDate, endDate }) => endDate >= startDate, {
  message: 'validation.dateOrder',
  path: ['endDate'],
});

/** `id` is the one the screen chose for a new draft, so that saving again after a lost answer makes no second one. */
export const createQuotationInput = z
  .object({ ...fields, id: z.optional(z.nullable(z.uuid())) })
  .check(dateOrder);
export type CreateQuotationInput = z.input<typeof createQuotationInput>;
export type QuotationData = Omit<z.output<typeof createQuotationInput>, 'id'>;

/** The whole draft as it should be. With `seenAt`, the save is refused when somebody changed it after that. */
export const updateQuotationInput = z
  .object({ ...fields, id: z.uuid('validation.required'), seenAt: z.optional(z.nullable(z.date())) })
  .check(dateOrder);
export type UpdateQuotationInput = z.input<typeof updateQuotationInput>;

/** With `total`, sending is refused when the total would be another than the one the person saw. */
export const sendQuotationInput = z.object({
  id: z.uuid('validation.required'),
  total: z.optional(z.nullable(z.int())),
});
export type SendQuotationInput = z.input<typeof sendQuotationInput>;

export const rejectQuotationInput = z.object({
  id: z.uuid('validation.required'),
  reason: text(500).check(z.minLength(1, 'validation.required')),
});
export type RejectQuotationInput = z.input<typeof rejectQuotationInput>;

/** The reason reaches the client. */
export const voidQuotationInput = rejectQuotationInput;
export type VoidQuotationInput = RejectQuotationInput;

export const quotationIdInput = z.object({ id: z.uuid('validation.required') });
export type QuotationIdInput = z.input<typeof quotationIdInput>;
