import { TALENT } from '../states';
import type { Lifecycle } from './lifecycle';

const { REGISTERED, IN_REVIEW, ACTIVE, SUSPENDED } = TALENT;

export const TALENT_LIFE = {
  name: 'talent',
  kept: { table: 'talents', column: 'state_id' },
  states: TALENT,
  moves: [
    { act: 'talent.register', from: [], to: REGISTERED, by: ['person'] },
    {
      act: 'talent.invite',
      from: [],
      to: REGISTERED,
      by: ['person'],
      when: 'by the invitation of an agency',
    },
    { act: 'talent.create', from: [], to: REGISTERED, by: ['administrator'] },
    { act: 'talent.import', from: [], to: REGISTERED, by: ['agency'] },
    {
      act: 'talent.complete',
      from: [REGISTERED],
      to: IN_REVIEW,
      by: ['talent', 'agency', 'administrator'],
      when: 'its profile says who it is',
    },
    {
      act: 'talent.approve',
      from: [REGISTERED, IN_REVIEW],
      to: ACTIVE,
      by: ['administrator'],
      when: 'has a birth date and a main profile, and under 18 its guardian’s consent',
    },
    { act: 'talent.review', from: [REGISTERED, ACTIVE], to: IN_REVIEW, by: ['administrator'] },
    {
      act: 'talent.suspend',
      from: [REGISTERED, IN_REVIEW, ACTIVE],
      to: SUSPENDED,
      by: ['administrator'],
    },
    {
      act: 'talent.reactivate',
      from: [SUSPENDED],
      to: ACTIVE,
      by: ['administrator'],
      when: 'as for being approved',
    },
    {
      act: 'talent.erase',
      from: [REGISTERED, IN_REVIEW, ACTIVE],
      to: SUSPENDED,
      by: ['talent', 'administrator'],
      when: 'asked for by the person (Ley 1581)',
    },
    {
      act: 'talent.remove-imported',
      from: [REGISTERED, IN_REVIEW],
      to: null,
      by: ['agency'],
      when: 'its import is undone, and nobody has used it',
    },
  ],
  unreached: {},
  noWayBack: {
    'talent.complete': 'what was complete is looked at',
    'talent.approve': 'who was let in is looked at again by a review, not registered anew',
    'talent.review': 'likewise, of one that was only registered',
    'talent.suspend': 'likewise: what is lifted leads to active',
    'talent.erase': 'what was erased is gone',
  },
} as const satisfies Lifecycle<number>;
