import * as z from 'zod/mini';
import {
  GENDERS,
  IVA_CATEGORIES,
  PAY_BASES,
  SERVICE_CONCEPTS,
  TALENT_WITHHOLDINGS,
} from '@/db/values/line-values';
import { emptyToNull } from '@/lib/core/contact';
import { isCalendarDate } from '@/lib/core/dates';
import {
  dialingCode,
  line,
  optionalEmail,
  optionalPhone,
  optionalTitle,
  ownId,
  requiredText,
  text,
} from '@/lib/core/inputs';
import { HIGHEST_DAILY_CEILING } from '@/lib/core/money-limits';
import { type QuotationField, SEEN_FIGURES } from '@/lib/core/quotation-fields';
import { COLOMBIA } from '@/lib/core/readers/phone';
import { MAXIMUM_COPIES } from './rules';

/** Shared by form and server: messages are keys of lib/i18n. What is left out is null. */
const orNull = <S extends z.ZodMiniType>(schema: S) => z._default(z.nullable(schema), null);
const emptyAsNull = (schema: z.ZodMiniType<string, string>) =>
  z.pipe(
    schema,
    z.transform((given: string) => emptyToNull(given)),
  );
const optionalLine = (maximum: number) => orNull(emptyAsNull(line(maximum)));
const optionalName = orNull(emptyAsNull(optionalTitle(120)));

const DECIMAL = /^\d{1,9}(\.\d{1,6})?$/;

const whole = (minimum: number, maximum: number, key: string) =>
  z.int(key).check(z.gte(minimum, key), z.lte(maximum, key));
/** Per person and day, in minor units; what one currency allows is known with it (`draftLimits`). */
const money = whole(0, HIGHEST_DAILY_CEILING, 'validation.amount');
const decimal = line(20).check(z.regex(DECIMAL, 'validation.number'));

const genderInput = z.object({
  gender: z.enum(GENDERS, 'validation.option'),
  quantity: whole(1, 1000, 'validation.quotation.people'),
});

const bound = orNull(whole(1, 1000, 'validation.choices.bounds'));

/** One profile: what is typed of it. Everything else about a line is computed. */
export const quotationLineInput = z.object({
  profile: requiredText(200, 'validation.quotation.profile'),
  days: whole(1, 365, 'validation.quotation.days'),
  budget: money,
  payBasis: z._default(z.enum(PAY_BASES, 'validation.option'), 'GROSS'),
  withholding: z._default(z.enum(TALENT_WITHHOLDINGS, 'validation.option'), 'ART383'),
  ivaCategory: z._default(z.enum(IVA_CATEGORIES, 'validation.option'), 'GRAVADO'),
  /** What of it the client chooses: `choiceProblems` says what goes together. */
  optional: z._default(z.boolean(), false),
  alternative: optionalLine(60),
  taken: z._default(z.boolean(), true),
  leastPeople: bound,
  mostPeople: bound,
  genders: z.array(genderInput).check(
    z.minLength(1, 'validation.quotation.people'),
    z.refine((genders) => new Set(genders.map((entry) => entry.gender)).size === genders.length, {
      message: 'validation.quotation.genderTwice',
    }),
  ),
});
export type QuotationLineInput = z.input<typeof quotationLineInput>;
export type QuotationLineData = z.output<typeof quotationLineInput>;

export const quotationFields = {
  clientId: orNull(z.uuid('validation.quotation.client')),
  nameClient: optionalName,
  nameContact: optionalName,
  /** Left out: the client's own. */
  emailClient: z.optional(z.nullable(emptyAsNull(optionalEmail()))),
  phoneClient: orNull(emptyAsNull(optionalPhone)),
  dialingCode: z._default(dialingCode, COLOMBIA),
  /** A draft may be without a name; sending requires it. */
  nameEvent: z._default(optionalTitle(120), ''),
  place: optionalName,
  address: optionalLine(200),
  cityId: z.int('validation.city'),
  hours: orNull(whole(1, 24, 'validation.quotation.hours')),
  startDate: z.date('validation.date'),
  endDate: z.date('validation.date'),
  currencyId: z._default(z.int('validation.option'), 1),
  /** COP per unit of the currency; '1' for COP. */
  fxRate: z._default(
    decimal.check(z.refine((value) => Number(value) > 0, 'validation.quotation.fxRate')),
    '1',
  ),
  /** Day of that rate; left out, the day on which it is kept. */
  fxRateDate: orNull(z.string().check(z.refine(isCalendarDate, 'validation.date'))),
  tercero: z._default(z.boolean(), false),
  observation: orNull(emptyAsNull(text(2000))),
  /** Left out: the agency's own. An empty text: none. */
  message: orNull(text(1000)),
  paymentTerms: orNull(text(600)),
  terms: orNull(text(3000)),
  validityDays: orNull(whole(1, 365, 'validation.quotation.validity')),
  copies: z._default(
    z
      .array(optionalEmail(100, 'validation.quotation.cc').check(z.minLength(1, 'validation.quotation.cc')))
      .check(z.maxLength(MAXIMUM_COPIES, 'validation.quotation.cc')),
    [],
  ),
  serviceConcept: z._default(z.enum(SERVICE_CONCEPTS, 'validation.option'), 'SERVICIOS'),
  /** Left out: the agency's own gain. */
  gain: orNull(decimal.check(z.refine((value) => Number(value) < 100, 'validation.quotation.gain'))),
  /** Left out: the business constants (73, 74, 75). */
  feeding: orNull(money),
  transport: orNull(money),
  agentPrice: orNull(money),
  agents: z._default(whole(0, 1000, 'validation.number'), 0),
  agentDays: z._default(whole(0, 365, 'validation.number'), 0),
} satisfies Record<QuotationField, z.ZodMiniType>;

const draft = {
  ...quotationFields,
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
  .object({ ...draft, id: z.optional(z.nullable(ownId)) })
  .check(dateOrder);
export type CreateQuotationInput = z.input<typeof createQuotationInput>;
export type QuotationData = Omit<z.output<typeof createQuotationInput>, 'id'>;

/** The whole draft as it should be. With `seenRevision`, the save is refused when somebody changed it since. */
export const updateQuotationInput = z
  .object({ ...draft, id: z.uuid('validation.required'), seenRevision: z.optional(z.nullable(z.int())) })
  .check(dateOrder);
export type UpdateQuotationInput = z.input<typeof updateQuotationInput>;

const seenFigure = z.optional(z.nullable(z.int()));

/** Every figure that a person decides by, as it was on the screen; minor units. One left out was not seen. */
const seenFigures = z.object(
  Object.fromEntries(SEEN_FIGURES.map((figure) => [figure, seenFigure])) as Record<
    (typeof SEEN_FIGURES)[number],
    typeof seenFigure
  >,
);
export type SeenFigures = z.output<typeof seenFigures>;

/** With `total` and `seen`, sending is refused when a figure would be another than the one the person saw. */
export const sendQuotationInput = z.object({
  id: z.uuid('validation.required'),
  total: z.optional(z.nullable(z.int())),
  seen: z.optional(z.nullable(seenFigures)),
});
export type SendQuotationInput = z.input<typeof sendQuotationInput>;

export const rejectQuotationInput = z.object({
  id: z.uuid('validation.required'),
  reason: requiredText(500),
});
export type RejectQuotationInput = z.input<typeof rejectQuotationInput>;

/** The reason reaches the client. */
export const voidQuotationInput = rejectQuotationInput;
export type VoidQuotationInput = RejectQuotationInput;

export const quotationIdInput = z.object({ id: z.uuid('validation.required') });
export type QuotationIdInput = z.input<typeof quotationIdInput>;

export const acceptQuotationInput = z.object({ quotationId: z.uuid('validation.required') });
export type AcceptQuotationInput = z.input<typeof acceptQuotationInput>;
