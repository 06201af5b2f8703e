import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { ClientType } from '../graphql';
import { keepClientContact, removeClientContact } from './change-contacts';
import { keepClientContactInput } from './inputs';
import { type ClientContact, findClientContacts } from './queries';

const ClientContactType = builder.objectRef<ClientContact>('ClientContact').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    position: t.exposeString('position', { nullable: true }),
    email: t.exposeString('email', { nullable: true }),
    phone: t.exposeString('phone', { nullable: true }),
    dialingCode: t.exposeString('dialingCode'),
  }),
});

builder.objectField(ClientType, 'contacts', (t) =>
  t.loadableList({
    description: 'People there beside its producer, by name.',
    type: ClientContactType,
    resolve: ({ id }) => id,
    load: async (ids: string[], { actor }) => {
      const found = await findClientContacts(actor, ids);
      return ids.map((id) => found.filter(({ clientId }) => clientId === id));
    },
  }),
);

const ClientContactInputType = builder.inputType('ClientContactInput', {
  fields: (t) => ({
    id: t.id({ description: 'Of the one that is changed; left out for a new one.' }),
    clientId: t.id({ required: true }),
    name: t.string({ required: true }),
    position: t.string(),
    email: t.string(),
    phone: t.string(),
    dialingCode: t.string(),
  }),
});

builder.mutationFields((t) => ({
  keepClientContact: t.field({
    type: ClientContactType,
    args: { input: t.arg({ type: ClientContactInputType, required: true }) },
    resolve: (_, { input }, { actor }) => keepClientContact(actor, present(input, keepClientContactInput)),
  }),
  removeClientContact: t.field({
    description: 'The one that was removed.',
    type: ClientContactType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => removeClientContact(actor, args),
  }),
}));
