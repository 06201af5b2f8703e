import { defineWrite } from '@/lib/graphql/define-write';

export const APPROVE_AGENCY = defineWrite('approveAgency', { id: 'ID!' });
export const REVIEW_AGENCY = defineWrite('reviewAgency', { id: 'ID!' });
export const SUSPEND_AGENCY = defineWrite('suspendAgency', { id: 'ID!', reason: 'String!' });
export const REACTIVATE_AGENCY = defineWrite('reactivateAgency', { id: 'ID!' });
