import { defineWrite } from '@/lib/graphql/define-write';

export const VOID_QUOTATION = defineWrite('voidQuotation', { id: 'ID!', reason: 'String!' });
