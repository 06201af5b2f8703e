import { KEY_SCOPES } from '@/db/values/api-keys';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { createKey } from './create-key';
import { type ProgramSelf, readSelf } from './queries';
import { revokeKey } from './revoke-key';
import { CREATE_KEY, REVOKE_KEY } from './writes';

const ScopeType = builder.enumType('ApiKeyScope', {
  description: 'Reading alone, the work with events and talents, or the money.',
  values: KEY_SCOPES,
});

const CreatedType = builder.objectRef<{ id: string; key: string }>('CreatedApiKey').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    key: t.exposeString('key', { description: 'Whole, and never again.' }),
  }),
});

export const ViewerType = builder.objectRef<ProgramSelf>('Viewer').implement({
  description: 'Who asks, in the portal or by a key.',
  fields: (t) => ({
    agencyId: t.exposeID('agencyId'),
    role: t.exposeString('role', { description: 'OWNER, PRODUCER, FINANCE or READ_ONLY: what it may do.' }),
    keyId: t.id({ nullable: true, resolve: ({ key }) => key?.id }),
    keyName: t.string({ nullable: true, resolve: ({ key }) => key?.name }),
    keyScope: t.field({ type: ScopeType, nullable: true, resolve: ({ key }) => key?.scope }),
    keyExpiresAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null for no end.',
      resolve: ({ key }) => key?.expiresAt,
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({ type: ViewerType, resolve: (_root, _args, { actor }) => readSelf(actor) }),
);

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
