import * as z from 'zod/mini';
import { RESERVE_WAYS } from '@/db/values/reserve-ways';
import { line, text } from '@/lib/core/inputs';
import { type LengthUnit, lengthIn, measureMessage, readMeasure } from '@/lib/core/readers/measure';

const optionalText = (maximum: number) => z.optional(z.nullable(text(maximum)));

const years = z.optional(
  z.nullable(z.int('validation.age').check(z.gte(0, 'validation.age'), z.lte(120, 'validation.age'))),
);

/** What a call says of itself, each part as its form holds it. */
const said = {
  eventPersonalId: z.uuid('validation.required'),
  startDate: z.date('validation.date'),
  endDate: z.date('validation.date'),
  deadline: z.optional(z.nullable(z.date('validation.date'))),
  cityId: z.optional(z.nullable(z.int())),
  colourEyes: optionalText(40),
  colourHair: optionalText(40),
  /** In centimetres. */
  height: z.optional(
    z.nullable(
      z.number(measureMessage('unclear')).check(
        z.overwrite((typed: number) => centimetresOf(typed, 'cm') ?? typed),
        z.check(({ value, issues }) => {
          const read = readMeasure('height', String(value));
          if (read && 'problem' in read)
            issues.push({ code: 'custom', input: value, message: measureMessage(read.problem) });
        }),
      ),
    ),
  ),
  minAge: years,
  maxAge: years,
  texture: optionalText(60),
  language: optionalText(60),
  academicTraining: optionalText(200),
  observations: optionalText(1000),
};
const skills = z.array(line(60)).check(z.maxLength(100, 'validation.tooLong'));

/** What the specification sends with a call besides: checked against the call, never changed. */
const fixed = {
  eventId: z.optional(z.uuid('errors.event.notFound')),
  stateId: z.optional(z.int()),
};

/** Who else than the called may answer a call, and how many applications may wait. */
const opening = {
  open: z.optional(z.boolean()),
  applicationLimit: z.optional(
    z.nullable(z.int().check(z.gte(1, 'validation.number'), z.lte(1000, 'validation.number'))),
  ),
};

export const publishConvocatoryInput = z
  .object({ ...said, ...fixed, ...opening, skills: z._default(skills, []) })
  .check(
    z.refine(({ startDate, endDate }) => endDate >= startDate, {
      message: 'validation.dateOrder',
      path: ['endDate'],
    }),
    z.refine(({ deadline, endDate }) => !deadline || deadline <= endDate, {
      message: 'validation.deadline',
      path: ['deadline'],
    }),
    z.refine(({ minAge, maxAge }) => minAge == null || maxAge == null || minAge <= maxAge, {
      message: 'validation.ageOrder',
      path: ['maxAge'],
    }),
  );
export type PublishConvocatoryInput = z.input<typeof publishConvocatoryInput>;

/** What changes of a call; what is left out stays. That dates are in order is checked with what stays. */
export const updateConvocatoryInput = z.extend(
  z.partial(z.object({ ...said, ...fixed, skills, code: z.string() })),
  {
    id: z.uuid('errors.convocatory.notFound'),
    /** `revision` of the call as it was read: a change is refused when somebody changed it since. */
    seenRevision: z.optional(z.int()),
  },
);
export type UpdateConvocatoryInput = z.input<typeof updateConvocatoryInput>;

/** What is sent besides: the unit of the height, and of a new call the code that the product gives it. */
const sentBesides = { unitMeasure: z.optional(z.string()), code: z.optional(z.string()) };
export const sentConvocatoryInput = z.object({ ...publishConvocatoryInput.shape, ...sentBesides });
export const sentConvocatoryChange = z.object({ ...updateConvocatoryInput.shape, ...sentBesides });

/** A height of some unit in centimetres; null for what nobody measures in it. */
export function centimetresOf(height: number, unit: LengthUnit): number | null {
  const read = readMeasure('height', String(height), unit);
  return read && 'value' in read ? lengthIn('cm', read.value, unit) : null;
}

export const chooseReservesInput = z.object({
  id: z.uuid('errors.convocatory.notFound'),
  reserves: z.enum(RESERVE_WAYS, 'validation.required'),
});
export type ChooseReservesInput = z.input<typeof chooseReservesInput>;

export const convocatoryIdInput = z.object({ id: z.uuid() });

export const callTalentsInput = z.object({
  convocatoryId: z.uuid('validation.required'),
  talentIds: z
    .array(z.uuid())
    .check(z.minLength(1, 'validation.chooseTalents'), z.maxLength(200, 'validation.tooManyTalents')),
  /** Also those who are confirmed elsewhere on those dates: the producer was told and says so. */
  despiteBookings: z._default(z.boolean(), false),
  /** Who is confirmed elsewhere, or no longer to be called, is left out instead of stopping the others. */
  freeAlone: z._default(z.boolean(), false),
});
export type CallTalentsInput = z.input<typeof callTalentsInput>;

/** As many needs as an event has. */
export const publishAndCallInput = z.object({
  roles: z
    .array(
      z.object({
        eventPersonalId: z.uuid('errors.event.notFound'),
        talentIds: z.array(z.uuid()).check(z.maxLength(200, 'validation.tooManyTalents')),
      }),
    )
    .check(z.minLength(1, 'validation.required'), z.maxLength(60, 'validation.tooMany')),
  observations: said.observations,
});
export type PublishAndCallInput = z.input<typeof publishAndCallInput>;

/** The agency's decision on a called talent: 1812 discard, 1813 confirm, 1815 reserve, 1811 back to called. */
export const decideConvocatedInput = z.object({
  id: z.uuid(),
  stateId: z.int().check(z.refine((state) => [1811, 1812, 1813, 1815].includes(state), 'validation.state')),
  /** More may be confirmed than asked for. */
  beyondNeed: z.optional(z.boolean()),
});
export type DecideConvocatedInput = z.input<typeof decideConvocatedInput>;

export const placeInput = z.object({ id: z.uuid('errors.convocated.notFound') });
export type PlaceInput = z.input<typeof placeInput>;

export const answerCallInput = z.object({
  reply: z.enum(['YES', 'NO', 'MAYBE'], 'validation.required'),
  note: optionalText(500),
  /** The dates and the pay per day that the talent was shown; a yes holds for these alone. */
  shown: z.optional(z.object({ startDate: z.date(), endDate: z.date(), budget: z.optional(z.number()) })),
});
export type AnswerCallInput = z.input<typeof answerCallInput>;

/** A change that is not sent yet: of an event, of one of its calls, or of the pay of people that it needs. */
export const plannedChangeInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  /** The call that is changed. */
  convocatoryId: z.optional(z.uuid('errors.convocatory.notFound')),
  /** The people whose pay is changed. */
  eventPersonalId: z.optional(z.uuid('errors.event.personalNotFound')),
  startDate: z.optional(z.date('validation.date')),
  endDate: z.optional(z.date('validation.date')),
  deadline: z.optional(z.nullable(z.date('validation.date'))),
  cityId: z.optional(z.int()),
  placeName: optionalText(200),
  placeAddress: optionalText(300),
  budget: z.optional(z.int('validation.amount').check(z.gte(0, 'validation.amount'))),
});
export type PlannedChangeInput = z.input<typeof plannedChangeInput>;
