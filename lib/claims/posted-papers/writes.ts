import { defineWrite } from '@/lib/graphql/define-write';

export const UPDATE_URL_ENVOICE = defineWrite('updateUrlEnvoice', { id: 'ID!', url: 'String!' });
