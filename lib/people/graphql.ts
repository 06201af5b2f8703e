import { AgencyType } from '@/lib/agencies/graphql';
import { findAgenciesOfUsers } from '@/lib/agencies/queries';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { type SeenUser, UserType } from '@/lib/identity/graphql';
import { endPersonSessions } from './end-person-sessions';
import { updateUserInput } from './inputs';
import { inviteAdministrator } from './invite-administrator';
import { reactivatePerson } from './reactivate-person';
import { resendActivation } from './resend-activation';
import { suspendPerson } from './suspend-person';
import { updateUser } from './update-user';

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

builder.objectField(UserType, 'agencies', (t) =>
  t.loadableList({
    type: AgencyType,
    // Those of one answer are seen by the same actor: a link opens one person.
    load: async (seen: SeenUser[], { actor }) => {
      const ids = seen.map(({ id }) => id);
      const found = await findAgenciesOfUsers(seen[0]?.seenBy ?? actor, ids);
      return ids.map((id) => found.get(id) ?? []);
    },
    resolve: (user) => user,
  }),
);

const UpdateUserInputType = builder.inputType('UpdateUserInput', {
  fields: (t) => ({
    id: t.id({ description: 'Needed with a token; without one it can only be your own.' }),
    token: t.string({
      description:
        'The `k` of a link of activation or password reset, which this uses up. It needs no session.',
    }),
    password: t.string({
      description: '8 characters at least, 72 bytes at most, as typed; a hash is refused.',
    }),
    presentPassword: t.string({ description: 'Your present password, to change it without a link.' }),
    name: t.string(),
    lastname: t.string(),
    phone: t.string(),
    typeIdentificationId: t.int(),
    identification: t.string(),
    address: t.string(),
    cityId: t.int(),
    corporateEmail: t.string(),
    currencyId: t.int({ description: 'In which the person would rather quote.' }),
    state: t.int({ description: 'With a link of activation, and then only 73.' }),
    agencyState: t.int({ description: 'With a link of activation, and then only 23.' }),
  }),
});

builder.mutationField('updateUser', (t) =>
  t.field({
    type: UserType,
    args: { input: t.arg({ type: UpdateUserInputType, required: true }) },
    resolve: (_, { input }, { actor, ip }) => updateUser(actor, present(input, updateUserInput), { ip }),
  }),
);
