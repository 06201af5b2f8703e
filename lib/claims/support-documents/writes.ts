import { defineWrite } from '@/lib/graphql/define-write';

export const ISSUE_SUPPORT_DOCUMENT = defineWrite('issueSupportDocument', { claimId: 'ID!' });
export const RESEND_SUPPORT_DOCUMENT = defineWrite('resendSupportDocument', { id: 'ID!' });
export const END_AUTHORIZATION = defineWrite('endSupportAuthorization', { id: 'ID!' });
