import { builder } from '@/lib/graphql/builder';
import { AgencyType } from '../graphql';
import { approveAgency } from './approve-agency';
import { reactivateAgency } from './reactivate-agency';
import { reviewAgency } from './review-agency';
import { suspendAgency } from './suspend-agency';

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
    suspendAgency: t.field({
      type: AgencyType,
      description:
        'Nobody signs in for it any more, its links and showcases are closed and its bookings ahead free; its owner and its talents are told.',
      args: { id, reason: t.arg.string({ required: true }) },
      resolve: (_, args, { actor }) => suspendAgency(actor, args),
    }),
    reactivateAgency: t.field({
      type: AgencyType,
      args: { id },
      resolve: (_, args, { actor }) => reactivateAgency(actor, args),
    }),
  };
});
