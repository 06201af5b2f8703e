import { defineWrite } from '@/lib/graphql/define-write';
import { keepCollectionInput } from './inputs';

export const KEEP_EVENT_COLLECTION = defineWrite('keepEventCollection', keepCollectionInput, {
  input: 'KeepCollectionInput',
  answer: 'ID!',
  revised: true,
});
export const KEEP_CLIENT_TERMS = defineWrite(
  'keepClientTerms',
  { clientId: 'ID!', days: 'Int' },
  { answer: 'Int', nullable: true, revised: true },
);
