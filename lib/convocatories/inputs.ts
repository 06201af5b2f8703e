import * as z from 'zod/mini';
import { RESERVE_WAYS } from '@/db/values/reserve-ways';
import { line, text } from '@/lib/core/inputs';

const optionalText = (maximum: number) => z.optional(z.nullable(text(maximum)));

export const publishConvocatoryInput = z
  .object({
    eventPersonalId: z.uuid('validation.required'),
    startDate: z.date('validation.date'),
    endDate: z.date('validation.date'),
    deadline: z.optional(z.nullable(z.date('validation.date'))),
    cityId: z.optional(z.nullable(z.int())),
    colourEyes: optionalText(40),
    colourHair: optionalText(40),
    height: z.optional(
      z.nullable(z.number().check(z.gte(50, 'validation.height'), z.lte(250, 'validation.height'))),
    ),
    texture: optionalText(60),
    language: optionalText(60),
    skills: z._default(z.array(line(60)).check(z.maxLength(100, 'validation.tooLong')), []),
    academicTraining: optionalText(200),
    observations: optionalText(1000),
  })
  .check(
    z.refine(({ startDate, endDate }) => endDate >= startDate, {
      message: 'validation.dateOrder',
      path: ['endDate'],
    }),
    z.refine(({ deadline, endDate }) => !deadline || deadline <= endDate, {
      message: 'validation.deadline',
      path: ['deadline'],
    }),
  );
export type PublishConvocatoryInput = z.input<typeof publishConvocatoryInput>;

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
});
export type CallTalentsInput = z.input<typeof callTalentsInput>;

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
  /** The dates that the talent was shown; a yes holds for these alone. */
  shown: z.optional(z.object({ startDate: z.date(), endDate: z.date() })),
});
export type AnswerCallInput = z.input<typeof answerCallInput>;
