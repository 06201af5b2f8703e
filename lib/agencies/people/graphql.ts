import { builder } from '@/lib/graphql/builder';
import { UserType } from '@/lib/identity/graphql';
import { endPersonSessions } from './end-person-sessions';
import { inviteAdministrator } from './invite-administrator';
import { reactivatePerson } from './reactivate-person';
import { resendActivation } from './resend-activation';
import { suspendPerson } from './suspend-person';

const InviteAdministratorInputType = builder.inputType('InviteAdministratorInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    lastname: t.string({ required: true }),
    email: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    inviteAdministrator: t.field({
      type: UserType,
      description: 'Mails a link to set a password.',
      args: { input: t.arg({ type: InviteAdministratorInputType, required: true }) },
      resolve: (_, { input }, { actor }) => inviteAdministrator(actor, input),
    }),
    resendActivation: t.field({
      type: UserType,
      description: 'Mails the link anew to who has not followed it.',
      args: { id },
      resolve: (_, args, { actor }) => resendActivation(actor, args),
    }),
    suspendUser: t.field({
      type: UserType,
      description: 'Ends every session of a person, who is told why.',
      args: { id, reason: t.arg.string({ required: true }) },
      resolve: (_, args, { actor }) => suspendPerson(actor, args),
    }),
    reactivateUser: t.field({
      type: UserType,
      args: { id },
      resolve: (_, args, { actor }) => reactivatePerson(actor, args),
    }),
    closeUserSessions: t.int({
      description: 'Ends every session of a person; answers how many.',
      args: { id },
      resolve: (_, args, { actor }) => endPersonSessions(actor, args),
    }),
  };
});
