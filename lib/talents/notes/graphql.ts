import { builder } from '@/lib/graphql/builder';
import { TalentType } from '../graphql';
import { keepNote } from './keep-note';

builder.mutationField('keepTalentNote', (t) =>
  t.field({
    type: TalentType,
    description: "An agency's own note and tags of a talent, which nobody else reads. Replaces both.",
    args: {
      talentId: t.arg.id({ required: true }),
      note: t.arg.string({ required: true }),
      tags: t.arg.stringList({ required: true }),
    },
    resolve: async (_, args, { actor }) => {
      await keepNote(actor, args);
      return args.talentId;
    },
  }),
);
