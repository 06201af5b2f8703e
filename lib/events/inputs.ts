import * as z from 'zod/mini';
import { imageId } from '@/lib/agencies/images/inputs';
import { clearable, money, optionalLink, optionalTitle, requiredText, text, title } from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';
import { personalFields } from './personals/inputs';
import { venueFields } from './places/inputs';

/** What can be said of any event, with a quotation or without. */
const details = {
  description: clearable(text(2000)),
  /** Its own page on the web. */
  urlKey: clearable(optionalLink(500)),
  additionalProfiles: clearable(optionalLink(500)),
  /** Ids of uploaded images; empty for none. */
  logo: clearable(imageId),
  coverPage: clearable(imageId),
  finalClientColumn: z.optional(z.boolean()),
  finalClientId: clearable(z.uuid('validation.option')),
  finalClientName: clearable(optionalTitle(120)),
  eventDirectoryId: clearable(z.uuid('validation.option')),
  ...venueFields,
  /** Only of an event without a quotation. */
  clientId: clearable(z.uuid('validation.option')),
  totalDays: z.optional(
    z
      .int('validation.quotation.days')
      .check(z.gte(1, 'validation.quotation.days'), z.lte(365, 'validation.quotation.days')),
  ),
  totalEvent: z.optional(money(0)),
  valueAdvance: clearable(money()),
  urlAdvance: clearable(optionalLink(500)),
  validAdvance: z.optional(z.boolean()),
  /** Accepted where it says what is so already; refused otherwise. */
  quotationId: clearable(z.uuid('validation.option')),
  stateId: z.optional(z.int('validation.state')),
};

const inOrder = z.refine<{ startDate?: Date | undefined; endDate?: Date | undefined }>(
  ({ startDate, endDate }) => !startDate || !endDate || endDate >= startDate,
  { message: 'validation.dateOrder', path: ['endDate'] },
);

/** Changes of an event. Fields left out stay as they are. */
export const updateEventInput = z
  .object({
    id: z.uuid(),
    name: z.optional(title(120)),
    startDate: z.optional(z.date('validation.date')),
    endDate: z.optional(z.date('validation.date')),
    cityId: z.optional(z.int()),
    ...details,
  })
  .check(inOrder);
export type UpdateEventInput = z.input<typeof updateEventInput>;

/** A new event without a quotation, with the people it needs. */
export const createEventInput = z
  .object({
    name: title(120),
    startDate: z.date('validation.date'),
    endDate: z.date('validation.date'),
    cityId: z.int('validation.city'),
    ...details,
    personals: z.optional(
      z
        .array(sentAs('EventNeedInput', z.object(personalFields)))
        .check(z.maxLength(60, 'validation.tooLong')),
    ),
  })
  .check(inOrder);
export type CreateEventInput = z.input<typeof createEventInput>;

/** By the names of the specification, which tell its city by its venue and its client by its quotation. */
export const namedEventInput = z.object({
  ...createEventInput.shape,
  cityId: z.optional(createEventInput.shape.cityId),
});
export type NamedEventInput = z.input<typeof namedEventInput>;
export type CreateEventData = z.output<typeof createEventInput>;

/** The copy's name and first day; it lasts as long as the event copied. */
export const copyEventInput = z.object({
  id: z.uuid(),
  name: title(120),
  startDate: z.date('validation.date'),
});
export type CopyEventInput = z.input<typeof copyEventInput>;

export const moveEventInput = z.object({ id: z.uuid(), stateId: z.int('validation.state') });

export const cancelEventInput = z.object({
  id: z.uuid(),
  reason: requiredText(500),
});
export type CancelEventInput = z.input<typeof cancelEventInput>;
