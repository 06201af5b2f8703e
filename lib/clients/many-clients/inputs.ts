import * as z from 'zod/mini';
import { idsOfMany } from '@/lib/core/inputs';
import { CLIENT } from '@/lib/core/states';

const STATES: readonly number[] = [CLIENT.ACTIVE, CLIENT.INACTIVE, CLIENT.DELETED];

/** 32 removes them. */
export const moveClientsInput = z.object({
  ids: idsOfMany('errors.client.notFound'),
  stateId: z.int().check(z.refine((id) => STATES.includes(id), 'validation.state')),
});
export type MoveClientsInput = z.input<typeof moveClientsInput>;
