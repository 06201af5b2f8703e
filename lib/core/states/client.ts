import { CLIENT } from '../states';
import type { Lifecycle } from './lifecycle';

const { DELETED, ACTIVE, INACTIVE } = CLIENT;

export const CLIENT_LIFE = {
  name: 'client',
  kept: { table: 'clients', column: 'state_id' },
  states: CLIENT,
  moves: [
    { act: 'client.create', from: [], to: ACTIVE, by: ['agency'] },
    { act: 'client.create', from: [], to: INACTIVE, by: ['agency'] },
    { act: 'client.import', from: [], to: ACTIVE, by: ['agency'] },
    { act: 'client.update', from: [ACTIVE], to: INACTIVE, by: ['agency'] },
    { act: 'client.update', from: [INACTIVE], to: ACTIVE, by: ['agency'] },
    { act: 'client.remove', from: [ACTIVE, INACTIVE], to: DELETED, by: ['agency'] },
    {
      act: 'client.merge',
      from: [ACTIVE, INACTIVE],
      to: DELETED,
      by: ['agency'],
      when: 'what was its goes to another client',
    },
    {
      act: 'client.remove-imported',
      from: [ACTIVE],
      to: null,
      by: ['agency'],
      when: 'its import is undone, and nobody has used it',
    },
  ],
  unreached: {},
  noWayBack: {
    'client.remove': 'what was quoted to it stays, and whoever comes back is a new client',
    'client.merge': 'what was its is the other one’s',
  },
} as const satisfies Lifecycle<number>;
