import { builder } from '@/lib/graphql/builder';
import {
  type InvitationLink,
  resendTalentInvitation,
  shareTalentInvitation,
  withdrawTalentInvitation,
} from './change-invitation';
import { inviteTalent } from './invite-talent';

const InvitationLinkType = builder.objectRef<InvitationLink>('TalentInvitationLink').implement({
  description: 'A link by which somebody registers as a talent of the agency; its secret is known this once.',
  fields: (t) => ({
    url: t.exposeString('url'),
    phone: t.exposeString('phone', { nullable: true }),
    dialingCode: t.exposeString('dialingCode'),
  }),
});

const InviteTalentInputType = builder.inputType('InviteTalentInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    email: t.string(),
    phone: t.string(),
    dialingCode: t.string(),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    inviteTalent: t.id({
      description:
        'Asks somebody by e-mail, or by a link to pass on, to register; answers the invitation’s id.',
      args: { input: t.arg({ type: InviteTalentInputType, required: true }) },
      resolve: (_, { input: { name, email, phone, dialingCode } }, { actor }) =>
        inviteTalent(actor, {
          name,
          email: email ?? '',
          phone: phone ?? '',
          ...(dialingCode ? { dialingCode } : {}),
        }),
    }),
    resendTalentInvitation: t.field({
      type: 'DateTime',
      description: 'Until when it is good now.',
      args: { id },
      resolve: (_, args, { actor }) => resendTalentInvitation(actor, args),
    }),
    withdrawTalentInvitation: t.boolean({
      args: { id },
      resolve: async (_, args, { actor }) => {
        await withdrawTalentInvitation(actor, args);
        return true;
      },
    }),
    shareTalentInvitation: t.field({
      type: InvitationLinkType,
      args: { id },
      resolve: (_, args, { actor }) => shareTalentInvitation(actor, args),
    }),
  };
});
