import { KEY_SCOPES } from '@/db/values/api-keys';
import { fullName } from '@/lib/core/full-name';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { currentTime } from '@/lib/platform/clock';
import { createKey } from './create-key';
import { type ListedKey, listKeys, MOST_LISTED } from './queries';
import { revokeKey } from './revoke-key';
import { keyState } from './rules';

const ScopeType = builder.enumType('ApiKeyScope', {
  description: 'Reading alone, the work with events and talents, or the money.',
  values: KEY_SCOPES,
});
const StateType = builder.enumType('ApiKeyState', { values: ['LIVING', 'ENDED', 'REVOKED'] as const });

const KeyType = builder.objectRef<ListedKey>('ApiKey').implement({
  description: 'A key by which a program asks; its secret is told once, when it is made.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    scope: t.expose('scope', { type: ScopeType }),
    ending: t.exposeString('ending', { description: 'The last letters of the key.' }),
    ofAgency: t.boolean({ resolve: ({ userId }) => userId === null }),
    createdBy: t.string({
      resolve: (key) => fullName({ name: key.createdByName, lastname: key.createdByLastname }),
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime', nullable: true }),
    lastUsedAt: t.expose('lastUsedAt', { type: 'DateTime', nullable: true }),
    state: t.field({ type: StateType, resolve: (key) => keyState(key, currentTime()) }),
  }),
});

builder.queryField('apiKeys', (t) =>
  t.field({
    type: [KeyType],
    description: 'The newest first.',
    args: pageArguments(MOST_LISTED),
    resolve: (_, asked, context, info) =>
      pagedList(asked, context, info, MOST_LISTED, (page) => listKeys(context.actor, page)),
  }),
);

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
