import { APPLICATION } from '../states';
import type { Lifecycle } from './lifecycle';

const { PENDING, REJECTED, WITHDRAWN, ACCEPTED } = APPLICATION;

/** A talent's own answer to a call. */
export const APPLICATION_LIFE = {
  name: 'application',
  kept: { table: 'convocateds', column: 'application_state_id' },
  states: APPLICATION,
  moves: [
    { act: 'convocated.call', from: [], to: PENDING, by: ['agency', 'time'] },
    {
      act: 'convocated.call',
      from: [],
      to: ACCEPTED,
      by: ['agency'],
      when: 'the talent applied for these dates and this pay',
    },
    {
      act: 'convocated.answer',
      from: [PENDING, REJECTED, WITHDRAWN],
      to: ACCEPTED,
      by: ['talent'],
      when: 'yes',
    },
    { act: 'convocated.answer', from: [PENDING, WITHDRAWN], to: REJECTED, by: ['talent'], when: 'no' },
    { act: 'convocated.answer', from: [ACCEPTED], to: WITHDRAWN, by: ['talent'], when: 'no after a yes' },
    {
      act: 'convocated.answer',
      from: [REJECTED, WITHDRAWN, ACCEPTED],
      to: PENDING,
      by: ['talent'],
      when: 'perhaps',
    },
    {
      act: 'convocated.ask-again',
      from: [ACCEPTED],
      to: PENDING,
      by: ['agency'],
      when: 'its yes does not hold for new dates or pay',
    },
    {
      act: 'convocated.give-back',
      from: [PENDING],
      to: ACCEPTED,
      by: ['agency'],
      when: 'its yes holds again before anybody was told',
    },
    {
      act: 'convocated.disown',
      from: [PENDING],
      to: WITHDRAWN,
      by: ['talent'],
      when: 'never said the yes that was recorded',
    },
  ],
  unreached: {},
  noWayBack: {},
} as const satisfies Lifecycle<number>;
