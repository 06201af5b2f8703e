import { FOUND_KINDS } from '@/db/values/found-kinds';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { countSearch } from '@/lib/identity/limits/count-search';
import { noteUse } from './note-use';
import { type Found, listRecentlyFound, searchAll } from './queries';
import { NOTE_FOUND } from './writes';

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
  recentlyFound: t.field({
    description: 'What one opened of what was found, the latest first.',
    type: [FoundType],
    resolve: (_, __, { actor }) => listRecentlyFound(actor),
  }),
}));

serveWrite(NOTE_FOUND, 'Boolean', noteUse, {
  description: 'Says that one opened something that was found: from then on it is found first.',
});
