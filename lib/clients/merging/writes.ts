import { defineWrite } from '@/lib/graphql/define-write';

export const MERGE_CLIENTS = defineWrite('mergeClients', { fromId: 'ID!', intoId: 'ID!' });
