import { CONVOCATORY } from '../states';
import type { Lifecycle } from './lifecycle';

const { OPEN, CLOSED, CANCELLED } = CONVOCATORY;

export const CONVOCATORY_LIFE = {
  name: 'convocatory',
  kept: { table: 'convocatories', column: 'state_id' },
  states: CONVOCATORY,
  moves: [
    { act: 'convocatory.publish', from: [], to: OPEN, by: ['agency'], when: 'its event is open and ahead' },
    { act: 'convocatory.close', from: [OPEN], to: CLOSED, by: ['agency'] },
    {
      act: 'convocatory.cancel',
      from: [OPEN],
      to: CANCELLED,
      by: ['agency'],
      when: 'itself, or its event is cancelled',
    },
    {
      act: 'convocatory.reopen',
      from: [CLOSED],
      to: OPEN,
      by: ['agency'],
      when: 'new dates of its event ask somebody again',
    },
  ],
  unreached: {},
  noWayBack: { 'convocatory.cancel': 'who was called was told; whom to call anew is another call' },
} as const satisfies Lifecycle<number>;
