import * as z from 'zod/mini';
import { idsOfMany, requiredText } from '@/lib/core/inputs';
import { TALENT } from '@/lib/core/states';

export const talentIdInput = z.object({ id: z.uuid('errors.talent.notFound') });
export type TalentIdInput = z.input<typeof talentIdInput>;

export const suspendTalentInput = z.object({
  id: z.uuid('errors.talent.notFound'),
  reason: requiredText(500),
});
export type SuspendTalentInput = z.input<typeof suspendTalentInput>;

export const talentsInput = z.object({ ids: idsOfMany('errors.talent.notFound') });
export type TalentsInput = z.input<typeof talentsInput>;

export const suspendTalentsInput = z.extend(talentsInput, { reason: suspendTalentInput.shape.reason });
export type SuspendTalentsInput = z.input<typeof suspendTalentsInput>;

/** The state as the specification's `updateTalent` takes it: nothing else of the talent goes with it. */
export const talentStateInput = z.strictObject({
  id: z.uuid('errors.talent.notFound'),
  state: z.union(
    [z.literal(TALENT.IN_REVIEW), z.literal(TALENT.ACTIVE), z.literal(TALENT.SUSPENDED)],
    'validation.option',
  ),
  observation: z.optional(z.string()),
});
export type TalentStateInput = { readonly id: string; readonly state: number; readonly observation?: string };
