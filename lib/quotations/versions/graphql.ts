import { builder } from '@/lib/graphql/builder';
import { QuotationType } from '../graphql';
import { reviseQuotation } from './revise-quotation';

builder.objectFields(QuotationType, (t) => ({
  voidedAt: t.expose('voidedAt', { type: 'DateTime', nullable: true }),
  voidedReason: t.exposeString('voidedReason', { nullable: true }),
  supersededAt: t.expose('supersededAt', {
    type: 'DateTime',
    nullable: true,
    description: 'When its next version was sent: it can be answered no more.',
  }),
}));

builder.mutationField('reviseQuotation', (t) =>
  t.field({
    description: 'Begins the next version of what was sent as a draft, or answers the draft there is.',
    type: QuotationType,
    args: { id: t.arg.id({ required: true }) },
    resolve: async (_, args, { actor }) => (await reviseQuotation(actor, args)).id,
  }),
);
