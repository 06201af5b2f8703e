import { AgencyType, UpdateAgencyInputType } from '@/lib/agencies/graphql';
import { updateAgencyInput } from '@/lib/agencies/inputs';
import { updateAgency } from '@/lib/agencies/update-agency';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { setAgencyState } from './set-agency-state';
import { suspendAgency } from './suspend-agency';

builder.mutationFields((t) => ({
  updateAgency: t.field({
    type: AgencyType,
    args: { input: t.arg({ type: UpdateAgencyInputType, required: true }) },
    resolve: (_, { input: { state, observation, incomeTaxRatePN, ...rest } }, { actor }) =>
      state == null
        ? updateAgency(actor, present({ ...rest, incomeTaxRatePn: incomeTaxRatePN }, updateAgencyInput))
        : setAgencyState(actor, present({ ...rest, state, observation })),
  }),
  suspendAgency: t.field({
    type: AgencyType,
    description:
      'Nobody signs in for it any more, its links and showcases are closed and its bookings ahead free; its owner and its talents are told.',
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: (_, args, { actor }) => suspendAgency(actor, args),
  }),
}));
