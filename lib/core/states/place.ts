import { CONVOCATED } from '../states';
import type { Lifecycle } from './lifecycle';

const { CALLED, DISCARDED, CONFIRMED, RESERVE } = CONVOCATED;

/** A talent's place in a call, as the agency decides; the talent's answer has states of its own (`application.ts`). */
export const PLACE_LIFE = {
  name: 'place',
  kept: { table: 'convocateds', column: 'state_id' },
  states: CONVOCATED,
  moves: [
    { act: 'convocated.call', from: [], to: CALLED, by: ['agency', 'time'], when: 'its call is open' },
    { act: 'convocated.decide', from: [DISCARDED, CONFIRMED, RESERVE], to: CALLED, by: ['agency'] },
    { act: 'convocated.decide', from: [CALLED, CONFIRMED, RESERVE], to: DISCARDED, by: ['agency'] },
    {
      act: 'convocated.decide',
      from: [CALLED, DISCARDED, RESERVE],
      to: CONFIRMED,
      by: ['agency'],
      when: 'the talent said yes itself, and is free',
    },
    { act: 'convocated.decide', from: [CALLED, DISCARDED, CONFIRMED], to: RESERVE, by: ['agency'] },
    {
      act: 'convocated.undo',
      from: [DISCARDED, CONFIRMED, RESERVE],
      to: CALLED,
      by: ['agency'],
      when: 'at once, the last decision',
    },
    {
      act: 'convocated.undo',
      from: [CALLED, CONFIRMED, RESERVE],
      to: DISCARDED,
      by: ['agency'],
      when: 'at once, the last decision',
    },
    {
      act: 'convocated.undo',
      from: [CALLED],
      to: CONFIRMED,
      by: ['talent'],
      when: 'takes back at once that it will not sign',
    },
    {
      act: 'convocated.undo',
      from: [CALLED, DISCARDED, CONFIRMED],
      to: RESERVE,
      by: ['agency'],
      when: 'at once, the last decision',
    },
    {
      act: 'convocated.promote',
      from: [RESERVE],
      to: CONFIRMED,
      by: ['time'],
      when: 'a place is free and its call says so',
    },
    {
      act: 'convocated.answer',
      from: [CONFIRMED, RESERVE],
      to: CALLED,
      by: ['talent'],
      when: 'says no, or is confirmed and says perhaps, and has not signed',
    },
    {
      act: 'convocated.disown',
      from: [CONFIRMED, RESERVE, DISCARDED],
      to: CALLED,
      by: ['talent'],
      when: 'never said the yes that was recorded',
    },
    {
      act: 'convocated.ask-again',
      from: [CONFIRMED],
      to: CALLED,
      by: ['agency'],
      when: 'its yes does not hold for new dates or pay',
    },
    {
      act: 'convocated.give-back',
      from: [CALLED],
      to: CONFIRMED,
      by: ['agency'],
      when: 'its yes holds again before anybody was told',
    },
    {
      act: 'convocated.free',
      from: [CONFIRMED, RESERVE],
      to: CALLED,
      by: ['administrator'],
      when: 'its agency is suspended',
    },
    {
      act: 'convocated.end',
      from: [CALLED, CONFIRMED, RESERVE],
      to: DISCARDED,
      by: ['administrator'],
      when: 'the talent is suspended or erased',
    },
  ],
  unreached: {},
  noWayBack: {},
} as const satisfies Lifecycle<number>;
