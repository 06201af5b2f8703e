import { KEY_SCOPES } from '@/db/values/api-keys';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { createKey } from './create-key';
import { revokeKey } from './revoke-key';
import { CREATE_KEY, REVOKE_KEY } from './writes';

builder.enumType('ApiKeyScope', {
  description: 'Reading alone, the work with events and talents, or the money.',
  values: KEY_SCOPES,
});

const CreatedType = builder.objectRef<{ id: string; key: string }>('CreatedApiKey').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.exposeString('key', { description: 'Whole, and never again.' }),
  }),
});

serveWrite(
  CREATE_KEY,
  CreatedType,
  (actor, input) => createKey(actor, { ...input, days: input.days ?? null }),
  {
    about: {
      days: 'Until it ends: 30, 90 or 365; none for no end.',
      ofAgency: "The agency's, which its owner keeps.",
    },
  },
);
serveWrite(REVOKE_KEY, 'ID', revokeKey, { description: 'Ends a key from the next request on.' });
