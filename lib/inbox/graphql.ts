import { INBOX_KINDS } from '@/db/values/inbox';
import { builder } from '@/lib/graphql/builder';
import { nameOfList, pageArguments, tellCut } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { serveWrite } from '@/lib/graphql/serve-write';
import { DEFAULT_TIME_ZONE } from '@/lib/i18n/locale';
import { readPage } from '@/lib/platform/read-page';
import { chooseNotices } from './choose-notices';
import { describeGroup } from './describe';
import { followUnread } from './follow-unread';
import { INBOX_CHANNELS } from './inputs';
import { listNotices, MOST_NOTICES } from './queries';
import { readAllNotices, readNotices } from './read-notices';
import { groupNotices, type NoticeGroup } from './rules';
import { CHOOSE_NOTICES } from './telling/writes';
import { READ_ALL_NOTICES, READ_NOTICES } from './writes';

const KindType = builder.enumType('InboxKind', { values: INBOX_KINDS });
builder.enumType('InboxChannel', { values: INBOX_CHANNELS });

type Shown = NoticeGroup & ReturnType<typeof describeGroup>;

const GroupType = builder.objectRef<Shown>('InboxGroup').implement({
  description: 'Notices of one kind and day about one thing.',
  fields: (t) => ({
    kind: t.expose('kind', { type: KindType }),
    title: t.exposeString('title'),
    detail: t.exposeString('detail', { nullable: true }),
    path: t.exposeString('path', { nullable: true, description: 'The page where one goes on.' }),
    at: t.field({ type: 'DateTime', resolve: ({ notices: [newest] }) => newest.at }),
    isRead: t.boolean({ resolve: ({ notices: [newest] }) => newest.readAt !== null }),
    ids: t.field({
      type: ['Int'],
      description: 'Of its notices, the newest first.',
      resolve: ({ notices }) => notices.map(({ id }) => id),
    }),
  }),
});

builder.queryFields((t) => ({
  inbox: t.field({
    type: [GroupType],
    description: 'What happened to one’s work, the newest first; `before` is an id, for older ones.',
    args: { before: t.arg.int(), unreadOnly: t.arg.boolean(), ...pageArguments(MOST_NOTICES) },
    resolve: async (_, { after, limit, ...filter }, context, info) => {
      // A page has so many notices, which are fewer groups.
      const { rows, endCursor } = await readPage(nameOfList(info), { after, limit }, MOST_NOTICES, (page) =>
        listNotices(context.actor, { ...present(filter), ...page }),
      );
      const groups = groupNotices(rows, DEFAULT_TIME_ZONE);
      return tellCut(
        { rows: groups.map((group) => ({ ...group, ...describeGroup(group) })), endCursor },
        context,
        info,
      );
    },
  }),
}));

serveWrite(READ_NOTICES, 'Int', readNotices, { description: 'Answers how many had not been read.' });
serveWrite(READ_ALL_NOTICES, 'Int', (actor, { upTo }) => readAllNotices(actor, upTo));
serveWrite(CHOOSE_NOTICES, 'Boolean', chooseNotices, {
  description: 'How one is told of each kind from now on.',
});

builder.subscriptionFields((t) => ({
  unreadNotices: t.int({
    description: 'How many one has not read, now and whenever that changes.',
    subscribe: (_, __, { actor }) => followUnread(actor),
    resolve: (count) => count,
  }),
}));
