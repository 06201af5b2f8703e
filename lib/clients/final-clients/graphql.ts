import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { serveWrite } from '@/lib/graphql/serve-write';
import { createFinalClient, updateFinalClient } from './keep-final-client';
import { type FinalClient, findFinalClients, listFinalClients, MOST_FINAL_CLIENTS } from './queries';
import { CREATE_FINAL_CLIENT, UPDATE_FINAL_CLIENT } from './writes';

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

const about = { urlLogo: 'Id of an image taken by /upload-images; empty for none.' };
serveWrite(CREATE_FINAL_CLIENT, FinalClientType, createFinalClient, { about });
serveWrite(UPDATE_FINAL_CLIENT, FinalClientType, updateFinalClient, { about });
