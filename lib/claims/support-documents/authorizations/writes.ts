import { defineWrite } from '@/lib/graphql/define-write';
import { addAuthorizationInput } from './inputs';

export const ADD_AUTHORIZATION = defineWrite('addSupportAuthorization', addAuthorizationInput, {
  input: 'SupportAuthorizationInput',
});
