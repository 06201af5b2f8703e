import { CLAIM_STATES, type ClaimState } from '@/db/values/claims';
import type { Lifecycle } from './lifecycle';

export const CLAIM_LIFE = {
  name: 'claim',
  kept: { table: 'claims', column: 'status' },
  states: CLAIM_STATES,
  moves: [
    { act: 'claim.send', from: [], to: 'SENT', by: ['talent'] },
    {
      act: 'claim.approve',
      from: ['SENT'],
      to: 'APPROVED',
      by: ['agency'],
      when: 'its papers are there; above the agency’s amount by the second person',
    },
    { act: 'claim.return', from: ['SENT'], to: 'RETURNED', by: ['agency'], when: 'with a reason' },
    { act: 'claim.correct', from: ['RETURNED'], to: 'SENT', by: ['talent'], when: 'as its next version' },
    {
      act: 'claim.send-back',
      from: ['APPROVED'],
      to: 'SENT',
      by: ['administrator'],
      when: 'the platform would pay it: to the agency',
    },
    {
      act: 'claim.send-back',
      from: ['APPROVED'],
      to: 'RETURNED',
      by: ['administrator'],
      when: 'the platform would pay it: to the talent',
    },
    {
      act: 'claim.reopen',
      from: ['APPROVED', 'RETURNED'],
      to: 'SENT',
      by: ['agency'],
      when: 'nothing of it is paid or in a batch',
    },
    {
      act: 'claim.pay',
      from: ['APPROVED'],
      to: 'PAID',
      by: ['agency', 'administrator'],
      when: 'the payment reaches what is owed; one that does not leaves it approved',
    },
    {
      act: 'claim.unpay',
      from: ['PAID'],
      to: 'APPROVED',
      by: ['agency', 'administrator'],
      when: 'with a reason',
    },
    {
      act: 'claim.reject-payment',
      from: ['PAID'],
      to: 'APPROVED',
      by: ['agency', 'administrator'],
      when: 'the bank rejected it',
    },
  ],
  unreached: {},
  noWayBack: {},
} as const satisfies Lifecycle<ClaimState>;
