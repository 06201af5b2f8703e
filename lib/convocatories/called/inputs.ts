import * as z from 'zod/mini';
import { CONVOCATED } from '@/lib/core/states';

const id = z.optional(z.uuid());

export const calledInput = z.object({ eventId: id, convocatoryId: id, talentId: id }).check(
  z.refine(({ eventId, convocatoryId }) => Boolean(eventId ?? convocatoryId), {
    message: 'validation.required',
    path: ['eventId'],
  }),
);
export type CalledInput = z.input<typeof calledInput>;

const none = z.optional(z.literal('', 'errors.convocated.otherPaper'));

/** What may be said of a talent's place as it is called: that it is called, and that it has no papers yet. */
export const newPlaceInput = z.object({
  stateId: z.optional(z.literal(CONVOCATED.CALLED, 'errors.convocated.stateFixed')),
  urlContract: none,
  urlEnvoice: none,
});
export type NewPlaceInput = {
  readonly stateId?: number;
  readonly urlContract?: string;
  readonly urlEnvoice?: string;
};

export const namedPlaceInput = z.object({
  id: z.uuid('errors.convocated.notFound'),
  talentId: z.optional(z.string()),
  convocatoryId: z.optional(z.string()),
  urlContract: z.optional(z.string()),
  urlEnvoice: z.optional(z.string()),
});
export type NamedPlaceInput = z.input<typeof namedPlaceInput>;
