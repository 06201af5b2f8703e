import { USER } from '../states';
import type { Lifecycle } from './lifecycle';

const { UNVERIFIED, REGISTERED, ACTIVE, PENDING_DATA, SUSPENDED } = USER;

export const USER_LIFE = {
  name: 'user',
  kept: { table: 'users', column: 'state_id' },
  states: USER,
  moves: [
    { act: 'user.create', from: [], to: REGISTERED, by: ['person'], when: 'an agency is registered' },
    { act: 'user.invite', from: [], to: UNVERIFIED, by: ['administrator'], when: 'as administrator' },
    {
      act: 'user.create',
      from: [],
      to: ACTIVE,
      by: ['person'],
      when: 'invited to a team: the link came by mail',
    },
    {
      act: 'user.activate',
      from: [UNVERIFIED, REGISTERED, PENDING_DATA],
      to: ACTIVE,
      by: ['person'],
      when: 'by the link of activation, or of an invitation to a team',
    },
    {
      act: 'user.suspend',
      from: [UNVERIFIED, REGISTERED, ACTIVE, PENDING_DATA],
      to: SUSPENDED,
      by: ['administrator'],
      when: 'neither oneself nor the last administrator',
    },
    {
      act: 'user.reactivate',
      from: [SUSPENDED],
      to: ACTIVE,
      by: ['administrator'],
      when: 'has a password',
    },
    {
      act: 'user.reactivate',
      from: [SUSPENDED],
      to: UNVERIFIED,
      by: ['administrator'],
      when: 'never had a password',
    },
  ],
  unreached: { PENDING_DATA: 'of the catalogue: such a user signs in as an active one' },
  noWayBack: {
    'user.activate': 'an address that was confirmed stays so',
    'user.suspend': 'what is lifted leads to active or unverified, not to registered',
  },
} as const satisfies Lifecycle<number>;
