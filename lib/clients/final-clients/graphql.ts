import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { createFinalClientInput, updateFinalClientInput } from './inputs';
import { createFinalClient, updateFinalClient } from './keep-final-client';
import { type FinalClient, findFinalClients, listFinalClients, MOST_FINAL_CLIENTS } from './queries';

export const FinalClientType = builder.loadableObjectRef<FinalClient, string>('FinalClient', {
  load: async (ids: string[], { actor }) => {
    const found = await findFinalClients(actor, ids);
    return ids.map((id) => found.get(id) ?? new Error(`no final client ${id}`));
  },
});

FinalClientType.implement({
  description: 'The brand for which a client asks.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    urlLogo: t.string({
      nullable: true,
      resolve: ({ logoFileId }) => (logoFileId ? `/fotos/${logoFileId}` : null),
    }),
    clientId: t.exposeID('clientId', { nullable: true }),
  }),
});

const LOGO = 'Id of an image taken by /upload-images; empty for none.';

const CreateType = builder.inputType('CreateFinalClientInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    urlLogo: t.string({ description: LOGO }),
    clientId: t.id(),
  }),
});

const UpdateType = builder.inputType('UpdateFinalClientInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    name: t.string(),
    urlLogo: t.string({ description: LOGO }),
    clientId: t.id(),
  }),
});

builder.queryFields((t) => ({
  finalClients: t.field({
    description: 'By name; of one client where it is named.',
    type: [FinalClientType],
    args: { clientId: t.arg.id(), ...pageArguments(MOST_FINAL_CLIENTS) },
    resolve: (_, { clientId, ...asked }, context, info) =>
      pagedList(asked, context, info, MOST_FINAL_CLIENTS, (page) =>
        listFinalClients(context.actor, clientId ?? undefined, page),
      ),
  }),
}));

builder.mutationFields((t) => ({
  createFinalClient: t.field({
    type: FinalClientType,
    args: { input: t.arg({ type: CreateType, required: true }) },
    resolve: (_, { input }, { actor }) => createFinalClient(actor, present(input, createFinalClientInput)),
  }),
  updateFinalClient: t.field({
    type: FinalClientType,
    args: { input: t.arg({ type: UpdateType, required: true }) },
    resolve: (_, { input }, { actor }) => updateFinalClient(actor, present(input, updateFinalClientInput)),
  }),
}));
