import { AGENCY } from '../states';
import type { Lifecycle } from './lifecycle';

const { INACTIVE, REGISTERED, ACTIVE, IN_REVIEW, SUSPENDED } = AGENCY;

export const AGENCY_LIFE = {
  name: 'agency',
  kept: { table: 'agencies', column: 'state_id' },
  states: AGENCY,
  moves: [
    { act: 'agency.create', from: [], to: REGISTERED, by: ['person'] },
    {
      act: 'agency.activate',
      from: [REGISTERED],
      to: ACTIVE,
      by: ['person'],
      when: 'its owner follows the mail',
    },
    { act: 'agency.approve', from: [REGISTERED, IN_REVIEW], to: ACTIVE, by: ['administrator'] },
    { act: 'agency.review', from: [REGISTERED, ACTIVE], to: IN_REVIEW, by: ['administrator'] },
    { act: 'agency.suspend', from: [REGISTERED, ACTIVE, IN_REVIEW], to: SUSPENDED, by: ['administrator'] },
    { act: 'agency.reactivate', from: [INACTIVE, SUSPENDED], to: ACTIVE, by: ['administrator'] },
  ],
  unreached: { INACTIVE: 'of the catalogue: agencies that are taken in may have it, and it can be left' },
  noWayBack: {
    'agency.activate': 'an address that was confirmed stays so',
    'agency.approve': 'who was let in is looked at again by a review, not registered anew',
    'agency.review': 'likewise, of one that was only registered',
    'agency.suspend': 'likewise: what is lifted leads to active',
    'agency.reactivate': 'nothing makes an agency inactive',
  },
} as const satisfies Lifecycle<number>;
