import { BATCH_STATES, type BatchState } from '@/db/values/payouts';
import type { Lifecycle } from './lifecycle';

/** A batch of claims that are paid together, of an agency or of the platform. */
export const BATCH_LIFE = {
  name: 'batch',
  kept: { table: 'payout_batches', column: 'state' },
  states: BATCH_STATES,
  moves: [
    { act: 'payout-batch.create', from: [], to: 'DRAFT', by: ['agency', 'administrator'] },
    {
      act: 'payout-batch.submit',
      from: ['DRAFT'],
      to: 'SUBMITTED',
      by: ['agency', 'administrator'],
      when: 'above the payer’s amount',
    },
    {
      act: 'payout-batch.submit',
      from: ['DRAFT'],
      to: 'APPROVED',
      by: ['agency', 'administrator'],
      when: 'up to the payer’s amount',
    },
    {
      act: 'payout-batch.approve',
      from: ['SUBMITTED'],
      to: 'APPROVED',
      by: ['agency', 'administrator'],
      when: 'by somebody who neither made, filled nor submitted it',
    },
    { act: 'payout-batch.export', from: ['APPROVED'], to: 'EXPORTED', by: ['agency', 'administrator'] },
    {
      act: 'payout-batch.withdraw',
      from: ['SUBMITTED', 'APPROVED', 'EXPORTED'],
      to: 'DRAFT',
      by: ['agency', 'administrator'],
      when: 'nothing of it was paid or rejected; once exported by two people',
    },
    {
      act: 'payout-batch.cancel',
      from: ['DRAFT', 'SUBMITTED', 'APPROVED', 'EXPORTED'],
      to: 'CANCELLED',
      by: ['agency', 'administrator'],
      when: 'likewise',
    },
    {
      act: 'payout-batch.close',
      from: ['EXPORTED'],
      to: 'CLOSED',
      by: ['agency', 'administrator'],
      when: 'its last open item is paid or rejected',
    },
  ],
  unreached: {},
  noWayBack: {
    'payout-batch.cancel': 'its claims are free for another batch',
    'payout-batch.close': 'what the bank says later is said of an item, not of the batch',
  },
} as const satisfies Lifecycle<BatchState>;
