import { defineWrite } from '@/lib/graphql/define-write';

export const APPROVE_CLAIM = defineWrite(
  'approveClaim',
  { id: 'ID!' },
  { answer: { id: 'ID!', state: 'ClaimState!' } },
);
export const APPROVE_CLAIMS = defineWrite(
  'approveClaims',
  { ids: '[ID!]!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
export const TREAT_NON_RESIDENT = defineWrite('treatNonResident', {
  id: 'ID!',
  isShow: 'Boolean!',
  treatyRate: 'String',
});
export const RETURN_CLAIM = defineWrite('returnClaim', { id: 'ID!', reason: 'String!' });
export const REOPEN_CLAIM = defineWrite('reopenClaim', { id: 'ID!' });
export const RETURN_CLAIMS = defineWrite(
  'returnClaims',
  { ids: '[ID!]!', reason: 'String!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
export const REOPEN_CLAIMS = defineWrite(
  'reopenClaims',
  { ids: '[ID!]!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
