import { defineWrite } from '@/lib/graphql/define-write';
import { createKeyInput } from './inputs';

export const CREATE_KEY = defineWrite('createApiKey', createKeyInput, {
  input: 'CreateApiKeyInput',
  answer: { id: 'ID!', key: 'String!' },
});
export const REVOKE_KEY = defineWrite('revokeApiKey', { id: 'ID!' }, { answer: 'ID!' });
