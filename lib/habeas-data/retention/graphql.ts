import { HOLD_SUBJECTS } from '@/db/values/retention';
import { builder } from '@/lib/graphql/builder';
import { holdFiles, type RetentionHold, releaseHold } from './keep-hold';

const SubjectType = builder.enumType('HoldSubject', { values: HOLD_SUBJECTS });
type Hold = Pick<RetentionHold, 'id' | 'subject' | 'subjectId' | 'reason' | 'createdAt' | 'releasedAt'>;
const HoldType = builder.objectRef<Hold>('RetentionHold').implement({
  description: 'Files that are kept past their time.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

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
