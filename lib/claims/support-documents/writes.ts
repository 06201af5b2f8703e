import { defineWrite } from '@/lib/graphql/define-write';
import { addAuthorizationInput } from './authorizations/inputs';

export const ISSUE_SUPPORT_DOCUMENT = defineWrite('issueSupportDocument', { claimId: 'ID!' });
export const RESEND_SUPPORT_DOCUMENT = defineWrite('resendSupportDocument', { id: 'ID!' });
export const ADD_AUTHORIZATION = defineWrite('addSupportAuthorization', addAuthorizationInput, {
  input: 'SupportAuthorizationInput',
});
export const END_AUTHORIZATION = defineWrite('endSupportAuthorization', { id: 'ID!' });
