import { SIGNING_CHANNELS } from '@/db/values/contract-signing';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { signatureOnWire } from '../signing/rules';

export const PROPOSE_AMENDMENT = defineWrite('proposeAmendment', {
  contractId: 'ID!',
  start: 'String!',
  end: 'String!',
  place: 'String!',
  fee: 'Money!',
  reason: 'String!',
});
export const PROPOSE_ANNULMENT = defineWrite('proposeAnnulment', { contractId: 'ID!', reason: 'String!' });
export const END_CONTRACT_ACT = defineWrite('endContractAct', { id: 'ID!', reason: 'String!' });
export const ANSWER_CONTRACT_QUESTION = defineWrite('answerContractQuestion', {
  eventId: 'ID!',
  talentId: 'ID!',
  text: 'String!',
});

const form = { eventId: 'ID!', id: 'ID!', ...signatureOnWire } as const;

export const ASK_CONTRACT_ACT_CODE = defineWrite(
  'askContractActCode',
  { ...form, channel: oneOf('SigningChannel!', SIGNING_CHANNELS) },
  { input: 'ActSignatureInput', beside: ['eventId', 'id', 'channel'], answer: 'Boolean!' },
);
export const SIGN_CONTRACT_ACT = defineWrite(
  'signContractAct',
  { ...form, code: 'String!' },
  { input: 'ActSignatureInput', beside: ['eventId', 'id', 'code'] },
);
export const END_OWN_CONTRACT_ACT = defineWrite('endOwnContractAct', {
  eventId: 'ID!',
  id: 'ID!',
  reason: 'String!',
});
export const PROPOSE_OWN_ANNULMENT = defineWrite('proposeOwnAnnulment', {
  eventId: 'ID!',
  contractId: 'ID!',
  reason: 'String!',
});
