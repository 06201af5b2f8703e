import * as z from 'zod/mini';
import type { Tx } from '@/db/client';
import { defineJob } from '@/lib/platform/jobs/define-job';
import { enqueue } from '@/lib/platform/jobs/enqueue';

/** A confirmed place came free: the reserves are next. */
const promoteReserves = defineJob({
  name: 'convocatories.promote-reserves',
  lane: 'other',
  payload: z.strictObject({ convocatedId: z.uuid() }),
  run: () => import('./promote-reserves'),
});

type Left = { readonly id: string; readonly convocatoryId: string };

/**
 * Gives the place that somebody left to the reserves, or asks the producer, once the caller's transaction commits.
 * Several who leave one call shortly after each other are one job, which counts what is free.
 */
export const fillFromReserve = (tx: Tx, { id, convocatoryId }: Left): Promise<void> =>
  enqueue(tx, promoteReserves, { convocatedId: id }, { key: `promote-reserves:${convocatoryId}` });

export const jobs = [promoteReserves];
