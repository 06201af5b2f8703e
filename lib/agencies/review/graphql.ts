import { builder } from '@/lib/graphql/builder';
import { AgencyType } from '../graphql';
import { approveAgency } from './approve-agency';
import { reactivateAgency } from './reactivate-agency';
import { reviewAgency } from './review-agency';

builder.mutationFields((t) => {
  const id = t.arg.id({ required: true });
  return {
    approveAgency: t.field({
      type: AgencyType,
      args: { id },
      resolve: (_, args, { actor }) => approveAgency(actor, args),
    }),
    reviewAgency: t.field({
      type: AgencyType,
      args: { id },
      resolve: (_, args, { actor }) => reviewAgency(actor, args),
    }),
    reactivateAgency: t.field({
      type: AgencyType,
      args: { id },
      resolve: (_, args, { actor }) => reactivateAgency(actor, args),
    }),
  };
});
