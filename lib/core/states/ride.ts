import { RIDE_STATES, type RideState } from '@/db/values/rides';
import type { Lifecycle } from './lifecycle';

const BEFORE_THE_CAR = ['ORDERING', 'HIRE', 'HIRED', 'ARRIVED'] as const;
/** The states that a ride leaves, in their order; the others are its ends. */
export const IN_COURSE = ['ORDERING', 'HIRE', 'HIRED', 'ARRIVED', 'PICK_UP', 'DROP_OFF'] as const;

/**
 * What a provider tells comes late or not at all, so a ride may leave steps out, and takes none back; but before the
 * person is in the car the driver may leave, and another is looked for.
 */
export const RIDE_LIFE = {
  name: 'ride',
  kept: { table: 'rides', column: 'state' },
  states: RIDE_STATES,
  moves: [
    { act: 'ride.order', from: [], to: 'ORDERING', by: ['talent', 'agency', 'time'] },
    {
      act: 'ride.move',
      from: ['ORDERING', 'HIRED', 'ARRIVED'],
      to: 'HIRE',
      by: ['provider'],
      when: 'a driver is looked for, or another one',
    },
    { act: 'ride.move', from: ['ORDERING', 'HIRE'], to: 'HIRED', by: ['provider'] },
    { act: 'ride.move', from: ['ORDERING', 'HIRE', 'HIRED'], to: 'ARRIVED', by: ['provider'] },
    { act: 'ride.move', from: BEFORE_THE_CAR, to: 'PICK_UP', by: ['provider'] },
    {
      act: 'ride.move',
      from: ['ORDERING', 'HIRE', 'HIRED', 'ARRIVED', 'PICK_UP'],
      to: 'DROP_OFF',
      by: ['provider'],
    },
    { act: 'ride.move', from: IN_COURSE, to: 'TERMINATED', by: ['provider'] },
    { act: 'ride.move', from: BEFORE_THE_CAR, to: 'NOT_FOUND', by: ['provider'] },
    { act: 'ride.move', from: IN_COURSE, to: 'DRIVER_CANCEL', by: ['provider'] },
    { act: 'ride.move', from: BEFORE_THE_CAR, to: 'NO_SHOW', by: ['provider'] },
    { act: 'ride.move', from: IN_COURSE, to: 'RIDER_CANCEL', by: ['talent', 'agency', 'provider'] },
    { act: 'ride.move', from: IN_COURSE, to: 'FAILED', by: ['provider', 'time'] },
  ],
  unreached: {},
  noWayBack: { 'ride.move': 'a ride has one course; who needs another car orders another ride' },
} as const satisfies Lifecycle<RideState>;
