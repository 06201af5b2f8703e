import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { ViewerType } from '@/lib/identity/api-keys/graphql';
import { followActivity } from './follow-activity';
import {
  type ActivityEntry,
  findCursor,
  listActivity,
  listChanges,
  MOST_CHANGES,
  type News,
} from './queries';

const ActivityType = builder.objectRef<ActivityEntry | News>('Activity').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    entity: t.exposeString('entity'),
    entityId: t.exposeString('entityId'),
    eventId: t.exposeID('eventId', { nullable: true, description: 'The event that it happened to, or at.' }),
    action: t.exposeString('action'),
    from: t.exposeString('fromState', { nullable: true }),
    to: t.exposeString('toState', { nullable: true }),
    actor: t.exposeString('actorName', { nullable: true }),
    cursor: t.string({
      description: 'Of changes and of what is followed: where to go on. A webhook has it as `sequence`.',
      nullable: true,
      resolve: (entry) => ('cursor' in entry ? String(entry.cursor) : null),
    }),
  }),
});

type Arguments = Parameters<Parameters<typeof builder.queryField>[1]>[0]['arg'];

const narrowing = (arg: Arguments) => ({ entity: arg.string(), entityId: arg.string(), eventId: arg.id() });

builder.queryFields((t) => ({
  activity: t.field({
    type: [ActivityType],
    description: 'The newest first.',
    args: { ...narrowing(t.arg), ...pageArguments(50) },
    resolve: (_, { after, limit, ...filter }, context, info) =>
      pagedList({ after, limit }, context, info, 50, ({ after: id, ...page }) =>
        listActivity(context.actor, { ...present(filter), ...page, ...(id ? { after: Number(id) } : {}) }),
      ),
  }),
  changes: t.field({
    type: [ActivityType],
    description:
      'What happened in the own agency, the oldest first and without a gap: all that a program needs to keep up.',
    args: {
      ...narrowing(t.arg),
      ...pageArguments(MOST_CHANGES),
      after: t.arg.id({
        description: 'The cursor of the last change that is known; left out, from the first.',
      }),
    },
    resolve: (_, { after, limit, ...filter }, context, info) =>
      pagedList({ after, limit }, context, info, MOST_CHANGES, (page) =>
        listChanges(context.actor, present(filter), page),
      ),
  }),
}));

builder.objectField(ViewerType, 'cursor', (t) =>
  t.string({
    description:
      'Of the last change in its agency: noted before whole lists are read, `changes` goes on behind it.',
    resolve: (_root, _args, { actor }) => findCursor(actor),
  }),
);

builder.subscriptionFields((t) => ({
  activity: t.field({
    description:
      'What happens from now on: to one row, to an event and all that is its own, or in the whole agency.',
    type: ActivityType,
    args: {
      ...narrowing(t.arg),
      after: t.arg.string({ description: 'A cursor: what happened after it is told first.' }),
    },
    subscribe: (_, args, { actor }) => followActivity(actor, present(args)),
    resolve: (entry) => entry,
  }),
}));
