import { builder } from '@/lib/graphql/builder';
import { type ActivityEntry, followActivity, listActivity } from './queries';

const ActivityType = builder.objectRef<ActivityEntry>('Activity').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    at: t.expose('at', { type: 'DateTime' }),
    entity: t.exposeString('entity'),
    entityId: t.exposeString('entityId'),
    action: t.exposeString('action'),
    from: t.exposeString('fromState', { nullable: true }),
    to: t.exposeString('toState', { nullable: true }),
    actor: t.exposeString('actorName', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  activity: t.field({
    type: [ActivityType],
    args: { entity: t.arg.string(), entityId: t.arg.string(), eventId: t.arg.id() },
    resolve: (_, { entity, entityId, eventId }, { actor }) =>
      listActivity(actor, {
        ...(entity ? { entity } : {}),
        ...(entityId ? { entityId } : {}),
        ...(eventId ? { eventId } : {}),
      }),
  }),
}));

builder.subscriptionFields((t) => ({
  activity: t.field({
    description: 'What happens to an event from now on.',
    type: ActivityType,
    args: { eventId: t.arg.id({ required: true }) },
    subscribe: (_, { eventId }, { actor }) => followActivity(actor, { eventId }),
    resolve: (entry) => entry,
  }),
}));
