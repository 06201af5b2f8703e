import * as z from 'zod/mini';
import { defineJob } from '@/lib/platform/jobs/define-job';

const ride = z.strictObject({ rideId: z.uuid() });

/** Sends a ride that nobody sent, and looks for one that was sent without an answer. */
export const placeRide = defineJob({
  name: 'rides.place-ride',
  lane: 'outward',
  payload: ride,
  // A minute and a half of pauses; then it is looked for every minute with the rest.
  maxAttempts: 5,
  run: () => import('./ordering/place-ride'),
});

/** Tells the provider that a ride was given up. */
export const sendCancel = defineJob({
  name: 'rides.send-cancel',
  lane: 'outward',
  payload: ride,
  run: () => import('./ordering/send-cancel'),
});

/** Asks the provider of a journey that it has told something of. */
export const takeTold = defineJob({
  name: 'rides.take-told',
  lane: 'outward',
  payload: z.strictObject({ platform: z.enum(['local', 'cabify', 'uber']), journeyId: z.string() }),
  maxAttempts: 8,
  run: () => import('./webhook/take-told'),
});

/** Every minute: rides in course are asked after, and those of which nobody knows anything are looked for. */
const reconcile = defineJob({
  name: 'rides.reconcile',
  lane: 'outward',
  payload: z.strictObject({}),
  cron: '* * * * *',
  maxAttempts: 1,
  run: () => import('./ordering/reconcile'),
});

export const jobs = [placeRide, sendCancel, takeTold, reconcile];
