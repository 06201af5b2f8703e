import { KEY_SCOPES } from '@/db/values/api-keys';
import { builder } from '@/lib/graphql/builder';
import { createKey } from './create-key';
import { revokeKey } from './revoke-key';

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

const CreateInputType = builder.inputType('CreateApiKeyInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    scope: t.field({ type: ScopeType, required: true }),
    days: t.int({ description: 'Until it ends: 30, 90 or 365; none for no end.' }),
    ofAgency: t.boolean({ required: true, description: "The agency's, which its owner keeps." }),
  }),
});

builder.mutationFields((t) => ({
  createApiKey: t.field({
    type: CreatedType,
    args: { input: t.arg({ type: CreateInputType, required: true }) },
    resolve: (_, { input }, { actor }) => createKey(actor, { ...input, days: input.days ?? null } as never),
  }),
  revokeApiKey: t.id({
    description: 'Ends a key from the next request on.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, args, { actor }) => revokeKey(actor, args),
  }),
}));
