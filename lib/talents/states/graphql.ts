import { builder } from '@/lib/graphql/builder';
import { TalentType } from '../graphql';
import { approveTalent, reactivateTalent, reviewTalent, suspendTalent } from './move-talent';

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    approveTalent: t.field({
      type: TalentType,
      args: { id },
      resolve: (_, args, { actor }) => approveTalent(actor, args),
    }),
    reviewTalent: t.field({
      type: TalentType,
      args: { id },
      resolve: (_, args, { actor }) => reviewTalent(actor, args),
    }),
    suspendTalent: t.field({
      type: TalentType,
      description: 'Signs the talent out, hides it and its photos, and tells it why.',
      args: { id, reason: t.arg.string({ required: true }) },
      resolve: (_, args, { actor }) => suspendTalent(actor, args),
    }),
    reactivateTalent: t.field({
      type: TalentType,
      args: { id },
      resolve: (_, args, { actor }) => reactivateTalent(actor, args),
    }),
  };
});
