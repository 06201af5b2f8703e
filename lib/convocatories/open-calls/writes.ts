import { defineWrite } from '@/lib/graphql/define-write';

export const OPEN_CONVOCATORY = defineWrite('openConvocatory', {
  applicationLimit: 'Int',
  id: 'ID!',
  open: 'Boolean!',
});
export const APPLY_TO_CALL = defineWrite('applyToCall', {
  budget: 'Money!',
  convocatoryId: 'ID!',
  endDate: 'DateTime!',
  note: 'String',
  startDate: 'DateTime!',
});
export const WITHDRAW_APPLICATION = defineWrite('withdrawApplication', { id: 'ID!' });
export const CALL_APPLICANT = defineWrite('callApplicant', { id: 'ID!' });
export const DECLINE_APPLICATION = defineWrite('declineApplication', { id: 'ID!', message: 'String' });
