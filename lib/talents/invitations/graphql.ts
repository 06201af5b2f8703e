import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import {
  type InvitationLink,
  resendTalentInvitation,
  shareTalentInvitation,
  withdrawTalentInvitation,
} from './change-invitation';
import { inviteTalent } from './invite-talent';
import {
  INVITE_TALENT,
  RESEND_TALENT_INVITATION,
  SHARE_TALENT_INVITATION,
  WITHDRAW_TALENT_INVITATION,
} from './writes';

const InvitationLinkType = builder.objectRef<InvitationLink>('TalentInvitationLink').implement({
  description: 'A link by which somebody registers as a talent of the agency; its secret is known this once.',
  fields: (t) => ({
    url: t.exposeString('url'),
    phone: t.exposeString('phone', { nullable: true }),
    dialingCode: t.exposeString('dialingCode'),
  }),
});

serveWrite(
  INVITE_TALENT,
  'ID',
  (actor, { name, email, phone, dialingCode }) =>
    inviteTalent(actor, {
      name,
      email: email ?? '',
      phone: phone ?? '',
      ...(dialingCode ? { dialingCode } : {}),
    }),
  {
    description:
      'Asks somebody by e-mail, or by a link to pass on, to register; answers the invitation’s id.',
  },
);
serveWrite(RESEND_TALENT_INVITATION, 'DateTime', resendTalentInvitation, {
  description: 'Until when it is good now.',
});
serveWrite(WITHDRAW_TALENT_INVITATION, 'Boolean', async (actor, args) => {
  await withdrawTalentInvitation(actor, args);
  return true;
});
serveWrite(SHARE_TALENT_INVITATION, InvitationLinkType, shareTalentInvitation);
