import { SIGNING_CHANNELS } from '@/db/values/contract-signing';
import { CONTRACT_TYPE_NAMES } from '@/db/values/contract-type-names';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { signatureOnWire } from './rules';

const form = {
  eventId: 'ID!',
  ...signatureOnWire,
  typeContract: oneOf('ContractTypeName', CONTRACT_TYPE_NAMES),
  habeasData: 'Boolean!',
  clausula: 'Boolean!',
} as const;

export const ASK_CONTRACT_CODE = defineWrite(
  'askContractCode',
  { ...form, channel: oneOf('SigningChannel!', SIGNING_CHANNELS) },
  { input: 'ContractSignatureInput', beside: ['eventId', 'channel'], answer: 'Boolean!' },
);
export const SIGN_CONTRACT = defineWrite(
  'signContract',
  { ...form, code: 'String!' },
  { input: 'ContractSignatureInput', beside: ['eventId', 'code'] },
);
export const DECLINE_CONTRACT = defineWrite(
  'declineContract',
  { eventId: 'ID!', reason: 'String!' },
  { answer: 'Boolean!' },
);
export const ASK_CONTRACT_QUESTION = defineWrite(
  'askContractQuestion',
  { eventId: 'ID!', text: 'String!' },
  { answer: 'Boolean!' },
);
