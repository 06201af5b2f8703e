import { QUOTATION } from '../states';
import type { Lifecycle } from './lifecycle';

const { DRAFT, SENT, ACCEPTED, REJECTED, EXPIRED } = QUOTATION;

export const QUOTATION_LIFE = {
  name: 'quotation',
  kept: { table: 'quotations', column: 'state_id' },
  states: QUOTATION,
  moves: [
    { act: 'quotation.create', from: [], to: DRAFT, by: ['agency'] },
    { act: 'quotation.revise', from: [], to: DRAFT, by: ['agency'], when: 'as the next version of another' },
    { act: 'quotation.discard', from: [DRAFT], to: null, by: ['agency'] },
    { act: 'quotation.send', from: [DRAFT], to: SENT, by: ['agency'], when: 'nothing lacks in it' },
    { act: 'quotation.accept', from: [SENT], to: ACCEPTED, by: ['client', 'agency'], when: 'it still holds' },
    { act: 'quotation.reject', from: [SENT], to: REJECTED, by: ['client', 'agency'], when: 'with a reason' },
    { act: 'quotation.expire', from: [SENT], to: EXPIRED, by: ['time'], when: 'its validity has passed' },
    {
      act: 'quotation.supersede',
      from: [SENT],
      to: EXPIRED,
      by: ['agency'],
      when: 'its next version is sent',
    },
    {
      act: 'quotation.void',
      from: [SENT, ACCEPTED],
      to: EXPIRED,
      by: ['agency'],
      when: 'with a reason; its event is cancelled with it',
    },
  ],
  unreached: {},
  noWayBack: {
    'quotation.send': 'what the client got stays as it was',
    'quotation.accept': 'an agreement is ended, not forgotten',
    'quotation.reject': 'whoever goes on makes the next version',
    'quotation.expire': 'likewise',
    'quotation.supersede': 'the next version holds',
    'quotation.void': 'likewise',
  },
} as const satisfies Lifecycle<number>;
