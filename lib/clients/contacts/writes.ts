import { defineWrite } from '@/lib/graphql/define-write';
import { keepClientContactInput } from './inputs';

export const KEEP_CLIENT_CONTACT = defineWrite('keepClientContact', keepClientContactInput, {
  input: 'ClientContactInput',
  revised: true,
});
export const REMOVE_CLIENT_CONTACT = defineWrite('removeClientContact', { id: 'ID!' });
