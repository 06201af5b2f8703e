import type { Lifecycle } from './lifecycle';

/** Follows from when each party signed and when both annulled it. */
export const CONTRACT_LIFE = {
  name: 'contract',
  kept: null,
  states: ['TALENT_SIGNED', 'COMPLETE', 'VOID'],
  moves: [
    { act: 'contract.sign', from: [], to: 'TALENT_SIGNED', by: ['talent'] },
    {
      act: 'contract.agency-sign',
      from: ['TALENT_SIGNED'],
      to: 'COMPLETE',
      by: ['agency'],
      when: 'by hand, or at once by its mandate',
    },
    {
      act: 'contract.annul',
      from: ['COMPLETE'],
      to: 'VOID',
      by: ['agency', 'talent'],
      when: 'both signed the annulment, and nothing was claimed',
    },
  ],
  unreached: {},
  noWayBack: {
    'contract.agency-sign': 'what both signed is annulled by both',
    'contract.annul': 'whoever agrees again signs another contract',
  },
} as const satisfies Lifecycle<'TALENT_SIGNED' | 'COMPLETE' | 'VOID'>;
