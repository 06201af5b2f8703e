import { defineWrite } from '@/lib/graphql/define-write';

export const APPROVE_TALENT = defineWrite('approveTalent', { id: 'ID!' });
export const REVIEW_TALENT = defineWrite('reviewTalent', { id: 'ID!' });
export const RESEND_TALENT_ACTIVATION = defineWrite('resendTalentActivation', { id: 'ID!' });
export const SUSPEND_TALENT = defineWrite('suspendTalent', { id: 'ID!', reason: 'String!' });
export const REACTIVATE_TALENT = defineWrite('reactivateTalent', { id: 'ID!' });

export const APPROVE_TALENTS = defineWrite(
  'approveTalents',
  { ids: '[ID!]!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
export const REVIEW_TALENTS = defineWrite(
  'reviewTalents',
  { ids: '[ID!]!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
export const SUSPEND_TALENTS = defineWrite(
  'suspendTalents',
  { ids: '[ID!]!', reason: 'String!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
export const REACTIVATE_TALENTS = defineWrite(
  'reactivateTalents',
  { ids: '[ID!]!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
