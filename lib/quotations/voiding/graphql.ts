import { builder } from '@/lib/graphql/builder';
import { QuotationType } from '../graphql';
import { voidQuotation } from './void-quotation';

builder.mutationField('voidQuotation', (t) =>
  t.field({
    description: 'Takes a quotation back that was sent or accepted; its client gets the reason by mail.',
    type: QuotationType,
    args: { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) },
    resolve: async (_, args, { actor }) => (await voidQuotation(actor, args)).id,
  }),
);
