import { defineWrite } from '@/lib/graphql/define-write';

export const APPROVE_TALENT = defineWrite('approveTalent', { id: 'ID!' });
export const REVIEW_TALENT = defineWrite('reviewTalent', { id: 'ID!' });
export const SUSPEND_TALENT = defineWrite('suspendTalent', { id: 'ID!', reason: 'String!' });
export const REACTIVATE_TALENT = defineWrite('reactivateTalent', { id: 'ID!' });
