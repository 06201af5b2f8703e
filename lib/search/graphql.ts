import { builder } from '@/lib/graphql/builder';
import { countSearch } from '@/lib/identity/limits/count-search';
import { FOUND_KINDS, type Found, searchAll } from './queries';

const FoundKindType = builder.enumType('FoundKind', { values: FOUND_KINDS });

const FoundType = builder.objectRef<Found>('Found').implement({
  fields: (t) => ({
    kind: t.field({ type: FoundKindType, resolve: ({ kind }) => kind }),
    id: t.exposeID('id'),
    title: t.exposeString('title'),
    detail: t.exposeString('detail', { nullable: true }),
    eventId: t.exposeID('eventId', { nullable: true, description: 'Where an agency sees a talent.' }),
    eventName: t.exposeString('eventName', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  search: t.field({
    description: 'What holds the words, or nearly, of what one may open: five of each kind, best first.',
    type: [FoundType],
    args: { text: t.arg.string({ required: true }) },
    resolve: async (_, { text }, { actor }) => {
      await countSearch(actor, text);
      return searchAll(actor, text);
    },
  }),
}));
