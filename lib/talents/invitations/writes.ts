import { defineWrite } from '@/lib/graphql/define-write';
import { inviteTalentInput } from './inputs';

export const INVITE_TALENT = defineWrite('inviteTalent', inviteTalentInput, {
  input: 'InviteTalentInput',
  answer: 'ID!',
});
export const RESEND_TALENT_INVITATION = defineWrite(
  'resendTalentInvitation',
  { id: 'ID!' },
  { answer: 'DateTime!' },
);
export const WITHDRAW_TALENT_INVITATION = defineWrite(
  'withdrawTalentInvitation',
  { id: 'ID!' },
  { answer: 'Boolean!' },
);
export const SHARE_TALENT_INVITATION = defineWrite(
  'shareTalentInvitation',
  { id: 'ID!' },
  { answer: { url: 'String!', phone: 'String', dialingCode: 'String!' } },
);
