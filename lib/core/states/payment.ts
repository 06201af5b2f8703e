import { PAYMENT_STATES, type PaymentState } from '@/db/values/client-payments';
import {
  BATCH_ITEM_STATES,
  type BatchItemState,
  CLAIM_PAYMENT_STATES,
  type ClaimPaymentState,
} from '@/db/values/payouts';
import type { Lifecycle } from './lifecycle';

/** What a claim was paid, or was tried to be. */
export const CLAIM_PAYMENT_LIFE = {
  name: 'payment of a claim',
  kept: { table: 'claim_payments', column: 'state' },
  states: CLAIM_PAYMENT_STATES,
  moves: [
    { act: 'claim.pay', from: [], to: 'PAID', by: ['agency', 'administrator'] },
    {
      act: 'claim.reject-payment',
      from: [],
      to: 'REJECTED',
      by: ['agency', 'administrator'],
      when: 'the bank rejected it before it counted',
    },
    {
      act: 'claim.reject-payment',
      from: ['PAID'],
      to: 'REJECTED',
      by: ['agency', 'administrator'],
      when: 'the bank rejected it',
    },
    {
      act: 'claim.unpay',
      from: ['PAID'],
      to: 'REVERSED',
      by: ['agency', 'administrator'],
      when: 'with a reason',
    },
  ],
  unreached: {},
  noWayBack: {
    'claim.reject-payment': 'what is paid again is another payment',
    'claim.unpay': 'likewise',
  },
} as const satisfies Lifecycle<ClaimPaymentState>;

/** A claim in a batch. */
export const BATCH_ITEM_LIFE = {
  name: 'item of a batch',
  kept: { table: 'payout_items', column: 'state' },
  states: BATCH_ITEM_STATES,
  moves: [
    { act: 'payout-batch.add', from: [], to: 'OPEN', by: ['agency', 'administrator'] },
    {
      act: 'payout-batch.remove',
      from: ['OPEN'],
      to: null,
      by: ['agency', 'administrator'],
      when: 'its batch is a draft',
    },
    { act: 'claim.pay', from: ['OPEN'], to: 'PAID', by: ['agency', 'administrator'] },
    {
      act: 'claim.reject-payment',
      from: ['OPEN', 'PAID'],
      to: 'REJECTED',
      by: ['agency', 'administrator'],
      when: 'the bank rejected it',
    },
    {
      act: 'claim.unpay',
      from: ['PAID'],
      to: 'REVERSED',
      by: ['agency', 'administrator'],
      when: 'with a reason',
    },
    { act: 'payout-batch.cancel', from: ['OPEN'], to: 'RELEASED', by: ['agency', 'administrator'] },
  ],
  unreached: {},
  noWayBack: {
    'claim.pay': 'what was paid wrongly is reversed',
    'claim.reject-payment': 'the claim comes into another batch',
    'claim.unpay': 'likewise',
    'payout-batch.cancel': 'likewise',
  },
} as const satisfies Lifecycle<BatchItemState>;

/** What a client paid, withheld or was credited. */
export const CLIENT_PAYMENT_LIFE = {
  name: 'payment of a client',
  kept: { table: 'client_payments', column: 'state' },
  states: PAYMENT_STATES,
  moves: [
    { act: 'client-payment.report', from: [], to: 'REPORTED', by: ['client'] },
    { act: 'client-payment.create', from: [], to: 'RECEIVED', by: ['agency', 'administrator'] },
    { act: 'client-payment.take', from: ['REPORTED'], to: 'RECEIVED', by: ['agency', 'administrator'] },
    {
      act: 'client-payment.refuse',
      from: ['REPORTED'],
      to: 'REFUSED',
      by: ['agency', 'administrator'],
      when: 'with a reason',
    },
    {
      act: 'client-payment.undo',
      from: ['RECEIVED'],
      to: 'UNDONE',
      by: ['agency', 'administrator'],
      when: 'with a reason',
    },
  ],
  unreached: {},
  noWayBack: {
    'client-payment.take': 'what was taken wrongly is undone',
    'client-payment.refuse': 'the client hands in another proof',
    'client-payment.undo': 'what was undone wrongly is recorded anew',
  },
} as const satisfies Lifecycle<PaymentState>;
