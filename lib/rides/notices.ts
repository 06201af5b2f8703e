import * as z from 'zod/mini';
import { ridePath } from '@/lib/core/paths';
import { defineNotice } from '@/lib/notifications/define-notice';
import { pushOfEmail } from '@/lib/notifications/push/push-of-email';

const ofTalent = z.strictObject({ rideId: z.uuid(), convocatoryId: z.uuid(), talentId: z.uuid() });
const page = ({ convocatoryId, talentId }: z.output<typeof ofTalent>) => ridePath(convocatoryId, talentId);

/** Tells the talent who comes, in what car. */
export const driverFound = defineNotice({
  kind: 'rides.driver-found',
  topic: 'work',
  payload: ofTalent,
  channels: {
    email: async () => (await import('./messages')).composeDriverFound,
    whatsapp: async () => (await import('./whatsapp-messages')).composeDriverFound,
    push: async () => pushOfEmail((await import('./messages')).composeDriverFound, page),
  },
});

/** Tells the talent that the car waits for it. */
export const driverCame = defineNotice({
  kind: 'rides.driver-came',
  topic: 'work',
  payload: ofTalent,
  channels: {
    email: async () => (await import('./messages')).composeDriverCame,
    push: async () => pushOfEmail((await import('./messages')).composeDriverCame, page),
  },
});

/** Tells the talent that nobody comes, why, and what to do. */
export const noCarComes = defineNotice({
  kind: 'rides.no-car-comes',
  topic: 'work',
  payload: ofTalent,
  channels: {
    email: async () => (await import('./messages')).composeNoCarComes,
    whatsapp: async () => (await import('./whatsapp-messages')).composeNoCarComes,
    push: async () => pushOfEmail((await import('./messages')).composeNoCarComes, page),
  },
});

/** Tells the talent that its ride is over, what it cost, and who pays that. */
export const rideOver = defineNotice({
  kind: 'rides.over',
  topic: 'work',
  payload: ofTalent,
  channels: {
    email: async () => (await import('./messages')).composeRideOver,
    push: async () => pushOfEmail((await import('./messages')).composeRideOver, page),
  },
});

/** Tells the talent that its agency ordered a car for it ahead. */
export const rideOrdered = defineNotice({
  kind: 'rides.ordered',
  topic: 'work',
  payload: ofTalent,
  channels: {
    email: async () => (await import('./messages')).composeRideOrdered,
    push: async () => pushOfEmail((await import('./messages')).composeRideOrdered, page),
  },
});

/** Tells the talent that its car was cancelled by somebody else. */
export const rideCancelled = defineNotice({
  kind: 'rides.cancelled',
  topic: 'work',
  payload: ofTalent,
  channels: {
    email: async () => (await import('./messages')).composeRideCancelled,
    push: async () => pushOfEmail((await import('./messages')).composeRideCancelled, page),
  },
});

/** Tells the agency that somebody confirmed at its event is left without a car. */
export const leftWithoutCar = defineNotice({
  kind: 'rides.left-without-car',
  payload: z.strictObject({ rideId: z.uuid(), talentId: z.uuid() }),
  channels: { email: async () => (await import('./messages')).composeLeftWithoutCar },
});

export const notices = [
  driverFound,
  driverCame,
  noCarComes,
  rideOver,
  rideOrdered,
  rideCancelled,
  leftWithoutCar,
];
