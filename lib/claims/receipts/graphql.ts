import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { listOwnReceipts, type OwnReceipt } from './queries';

const OwnReceiptType = builder.objectRef<OwnReceipt>('OwnPaymentReceipt').implement({
  description: 'The receipt of a payment of one of the talent’s claims.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeString('number'),
    payer: t.exposeString('payer'),
    event: t.exposeString('event'),
    paid: t.expose('paid', { type: 'Money' }),
    currency: t.exposeString('currency'),
    paidOn: t.exposeString('paidOn', { description: 'Day, `YYYY-MM-DD`, in Bogotá.' }),
    voided: t.exposeBoolean('voided', { description: 'The payment came back, or was marked wrongly.' }),
    route: t.string({
      nullable: true,
      description: 'Null until it is drawn.',
      resolve: ({ fileId }) => fileId && fileUrl(fileId),
    }),
  }),
});

builder.queryField('paymentReceipts', (t) =>
  t.field({
    type: [OwnReceiptType],
    description: 'Of the talent who asks, the newest first.',
    args: pageArguments(100),
    resolve: (_, asked, context, info) =>
      pagedList(asked, context, info, 100, (page) => listOwnReceipts(context.actor, page)),
  }),
);
