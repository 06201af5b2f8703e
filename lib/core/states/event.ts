import { EVENT } from '../states';
import type { Lifecycle } from './lifecycle';

const { CREATED, CALLING, CONFIRMED, FINISHED, CANCELLED, EXPIRED } = EVENT;

export const EVENT_LIFE = {
  name: 'event',
  kept: { table: 'events', column: 'state_id' },
  states: EVENT,
  moves: [
    {
      act: 'event.create',
      from: [],
      to: CREATED,
      by: ['agency', 'client'],
      when: 'made by the agency, or its quotation is accepted',
    },
    { act: 'event.import', from: [], to: FINISHED, by: ['agency'], when: 'of before' },
    {
      act: 'event.move',
      from: [CREATED, CONFIRMED],
      to: CALLING,
      by: ['agency', 'talent', 'time'],
      when: 'a call is published, a need lacks people, or by hand',
    },
    {
      act: 'event.move',
      from: [CREATED, CALLING],
      to: CONFIRMED,
      by: ['agency', 'talent', 'time'],
      when: 'every need has its people, or by hand',
    },
    {
      act: 'event.move',
      from: [CREATED, CALLING, CONFIRMED],
      to: FINISHED,
      by: ['time'],
      when: 'its end has passed, with confirmed talents',
    },
    {
      act: 'event.move',
      from: [CREATED, CALLING, CONFIRMED],
      to: CANCELLED,
      by: ['agency'],
      when: 'with a reason',
    },
    {
      act: 'event.move',
      from: [CREATED, CALLING, CONFIRMED],
      to: EXPIRED,
      by: ['time'],
      when: 'its end has passed without confirmed talents',
    },
    {
      act: 'event.remove-imported',
      from: [FINISHED],
      to: null,
      by: ['agency'],
      when: 'its import is undone, and nobody has used it',
    },
  ],
  unreached: {},
  noWayBack: {
    'event.move':
      'called or confirmed, an event is no more only created; time is not turned back, and who was told that it is cancelled has other plans',
  },
} as const satisfies Lifecycle<number>;
