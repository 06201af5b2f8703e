import * as z from 'zod/mini';
import { idsOfMany } from '@/lib/core/inputs';
import { EVENT } from '@/lib/core/states';
import { cancelEventInput } from '../inputs';

const ids = idsOfMany('errors.event.notFound');
const BY_HAND: readonly number[] = [EVENT.CALLING, EVENT.CONFIRMED];

export const moveEventsInput = z.object({
  ids,
  stateId: z.int().check(z.refine((id) => BY_HAND.includes(id), 'validation.state')),
});
export type MoveEventsInput = z.input<typeof moveEventsInput>;

export const cancelEventsInput = z.object({ ids, reason: cancelEventInput.shape.reason });
export type CancelEventsInput = z.input<typeof cancelEventsInput>;
