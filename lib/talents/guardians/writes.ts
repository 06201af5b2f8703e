import { defineWrite } from '@/lib/graphql/define-write';
import { keepGuardianInput } from './inputs';

export const KEEP_GUARDIAN = defineWrite('keepGuardian', keepGuardianInput, {
  input: 'GuardianInput',
  beside: ['talentId'],
});
export const GIVE_GUARDIAN_CONSENT = defineWrite(
  'giveGuardianConsent',
  { proof: 'String', talentId: 'ID!', token: 'String' },
  { answer: 'ID!' },
);
export const WITHDRAW_GUARDIAN_CONSENT = defineWrite(
  'withdrawGuardianConsent',
  { talentId: 'ID!', token: 'String' },
  { answer: 'ID!' },
);
