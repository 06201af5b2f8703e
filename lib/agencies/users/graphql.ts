import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { type SeenUser, UserType } from '@/lib/identity/graphql';
import { AgencyType } from '../graphql';
import { findAgenciesOfUsers } from '../queries';
import { updateUserInput } from './inputs';
import { updateUser } from './update-user';

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
