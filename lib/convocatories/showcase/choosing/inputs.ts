import * as z from 'zod/mini';
import { MARKS } from '@/db/values/marks';
import { SHOWCASE_FILES } from '@/db/values/showcase-files';
import { optionalEmail, personName, text } from '@/lib/core/inputs';
import { LONGEST_COMMENT } from './rules';

const viewerId = z.uuid('errors.viewer.notFound');

export const inviteViewerInput = z.object({
  eventId: z.uuid('errors.event.notFound'),
  name: personName(120),
  email: z.optional(z.nullable(optionalEmail())),
});
export type InviteViewerInput = z.input<typeof inviteViewerInput>;

export const viewerInput = z.object({ viewerId });
export type ViewerInput = z.input<typeof viewerInput>;

export const askAgainInput = z.object({ viewerId, note: text(LONGEST_COMMENT) });
export type AskAgainInput = z.input<typeof askAgainInput>;

export const applySelectionInput = z.object({
  roundId: z.uuid('errors.selection.notFound'),
  /** Also those with a no are discarded. */
  discards: z.boolean(),
});
export type ApplySelectionInput = z.input<typeof applySelectionInput>;

const talentId = z.uuid('errors.selection.notShown');

/** What is left out stays as it was. */
export const markTalentInput = z.object({
  talentId,
  mark: z.optional(z.nullable(z.enum(MARKS, 'validation.option'))),
  comment: z.optional(z.nullable(text(LONGEST_COMMENT))),
});
export type MarkTalentInput = z.input<typeof markTalentInput>;

export const orderChosenInput = z.object({
  talentIds: z
    .array(talentId)
    .check(z.minLength(1, 'validation.chooseTalents'), z.maxLength(2_000, 'validation.tooManyTalents')),
});
export type OrderChosenInput = z.input<typeof orderChosenInput>;

export const sendSelectionInput = z.object({
  /** The number of the round that is sent: pressed again, it sends no later one. */
  round: z.int('errors.selection.notFound'),
});
export type SendSelectionInput = z.input<typeof sendSelectionInput>;

export const visitInput = z.object({
  /** With the page before one, since it was last told. */
  seconds: z.int('errors.invalid').check(z.gte(0, 'errors.invalid'), z.lte(3_600, 'errors.invalid')),
  /** Whom one opened meanwhile. */
  talentIds: z.array(talentId).check(z.maxLength(300, 'errors.invalid')),
});
export type VisitInput = z.input<typeof visitInput>;

export const allowFilesInput = z.object({
  viewerId,
  /** Null takes it back. */
  files: z.optional(z.nullable(z.enum(SHOWCASE_FILES, 'validation.option'))),
});
export type AllowFilesInput = z.input<typeof allowFilesInput>;
