import * as z from 'zod/mini';
import { text } from '@/lib/core/inputs';
import { LONGEST_HEADING, LONGEST_NOTE, MOST_PHOTOS } from './rules';

const MOST = 2_000;

const places = z
  .array(z.uuid())
  .check(z.minLength(1, 'validation.chooseTalents'), z.maxLength(MOST, 'validation.tooManyTalents'));

export const showTalentsInput = z.object({ eventId: z.uuid(), convocatedIds: places, shown: z.boolean() });
export type ShowTalentsInput = z.input<typeof showTalentsInput>;

export const showEveryoneInput = z.object({ eventId: z.uuid(), shown: z.boolean() });
export type ShowEveryoneInput = z.input<typeof showEveryoneInput>;

export const orderShowcaseInput = z.object({ eventId: z.uuid(), convocatedIds: places });
export type OrderShowcaseInput = z.input<typeof orderShowcaseInput>;

export const showcaseInput = z.object({ eventId: z.uuid('errors.event.notFound') });
export type ShowcaseInput = z.input<typeof showcaseInput>;

const ofPlace = {
  eventId: z.uuid('errors.event.notFound'),
  convocatedId: z.uuid('errors.convocated.notFound'),
};

export const dressTalentInput = z.object({
  ...ofPlace,
  heading: text(LONGEST_HEADING),
  note: text(LONGEST_NOTE),
  photoIds: z
    .array(z.uuid('errors.showcase.photo'))
    .check(z.maxLength(MOST_PHOTOS, 'errors.showcase.photos')),
});
export type DressTalentInput = z.input<typeof dressTalentInput>;

export const headGroupInput = z.object({ ...ofPlace, heading: text(LONGEST_HEADING) });
export type HeadGroupInput = z.input<typeof headGroupInput>;

export const moveGroupInput = z.object({ ...ofPlace, up: z.boolean() });
export type MoveGroupInput = z.input<typeof moveGroupInput>;
