import { HOLD_SUBJECTS } from '@/db/values/retention';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { holdFiles, type RetentionHold, releaseHold } from './keep-hold';
import { listHolds, MOST_HOLDS, type PlannedRetention, planRetention } from './queries';

const SubjectType = builder.enumType('HoldSubject', { values: HOLD_SUBJECTS });

const PlannedType = builder.objectRef<PlannedRetention>('PlannedRetention').implement({
  description: 'What is kept by one rule of retention, and what its time ends when.',
  fields: (t) => ({
    name: t.exposeString('name'),
    years: t.exposeInt('years'),
    law: t.exposeString('law'),
    kept: t.exposeInt('kept'),
    held: t.exposeInt('held'),
    due: t.exposeInt('due', { description: 'The next cleaning takes them.' }),
    dueInAYear: t.exposeInt('dueInAYear'),
    nextAt: t.expose('nextAt', { type: 'DateTime', nullable: true }),
  }),
});

type Hold = Pick<RetentionHold, 'id' | 'subject' | 'subjectId' | 'reason' | 'createdAt' | 'releasedAt'>;
const HoldType = builder.objectRef<Hold>('RetentionHold').implement({
  description: 'Files that are kept past their time.',
  fields: (t) => ({
    id: t.exposeID('id'),
    subject: t.field({ type: SubjectType, resolve: ({ subject }) => subject }),
    subjectId: t.exposeID('subjectId'),
    reason: t.exposeString('reason'),
    createdAt: t.expose('createdAt', { type: 'DateTime' }),
    releasedAt: t.expose('releasedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryFields((t) => ({
  retentionPlan: t.field({
    type: [PlannedType],
    resolve: (_, __, { actor }) => planRetention(actor),
  }),
  retentionHolds: t.field({
    type: [HoldType],
    description: 'The newest first.',
    args: pageArguments(MOST_HOLDS),
    resolve: (_, asked, context, info) =>
      pagedList(asked, context, info, MOST_HOLDS, (page) => listHolds(context.actor, page)),
  }),
}));

builder.mutationFields((t) => ({
  holdFiles: t.field({
    type: HoldType,
    args: {
      subject: t.arg({ type: SubjectType, required: true }),
      subjectId: t.arg.id({ required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor }) => holdFiles(actor, args),
  }),
  releaseHold: t.field({
    type: HoldType,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, { actor }) => releaseHold(actor, id),
  }),
}));
