import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { ClientType } from '../graphql';
import { keepClientContact, removeClientContact } from './change-contacts';
import { type ClientContact, findClientContacts } from './queries';
import { KEEP_CLIENT_CONTACT, REMOVE_CLIENT_CONTACT } from './writes';

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

serveWrite(KEEP_CLIENT_CONTACT, ClientContactType, keepClientContact, {
  about: { id: 'Of the one that is changed; left out for a new one.' },
});
serveWrite(REMOVE_CLIENT_CONTACT, ClientContactType, removeClientContact, {
  description: 'The one that was removed.',
});
