import { builder } from '@/lib/graphql/builder';
import { ClaimType } from '../review/graphql';
import { SENT_BACK_TO } from './inputs';
import { sendBackClaim } from './send-back-claim';

const SentBackToType = builder.enumType('SentBackTo', { values: SENT_BACK_TO });

builder.mutationFields((t) => ({
  sendBackClaim: t.field({
    type: ClaimType,
    description: 'Gives an approved claim that the platform pays back, with a reason.',
    args: {
      id: t.arg.id({ required: true }),
      to: t.arg({ type: SentBackToType, required: true }),
      reason: t.arg.string({ required: true }),
    },
    resolve: (_, args, { actor }) => sendBackClaim(actor, args),
  }),
}));
