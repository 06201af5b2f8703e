import { defineWrite } from '@/lib/graphql/define-write';
import { inviteAdministratorInput, updateUserInput } from './inputs';

export const INVITE_ADMINISTRATOR = defineWrite('inviteAdministrator', inviteAdministratorInput, {
  input: 'InviteAdministratorInput',
  answer: { id: 'ID!', email: 'String!' },
});
export const RESEND_ACTIVATION = defineWrite(
  'resendActivation',
  { id: 'ID!' },
  { answer: { id: 'ID!', email: 'String!' } },
);
export const SUSPEND_USER = defineWrite('suspendUser', { id: 'ID!', reason: 'String!' });
export const REACTIVATE_USER = defineWrite('reactivateUser', { id: 'ID!' });
export const CLOSE_USER_SESSIONS = defineWrite('closeUserSessions', { id: 'ID!' }, { answer: 'Int!' });
export const UPDATE_USER = defineWrite('updateUser', updateUserInput, {
  input: 'UpdateUserInput',
  revised: true,
});
