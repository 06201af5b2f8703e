import { PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATES, TYPED_KINDS } from '@/db/values/client-payments';
import { WITHHELD_TAXES } from '@/db/values/withheld-taxes';
import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { serveWrite } from '@/lib/graphql/serve-write';
import { refusePayment, takePayment, undoPayment } from './decide-payment';
import { moveCredit } from './move-credit';
import { listPayments, type Payment } from './queries';
import { recordPayment } from './record-payment';
import { MOVE_CREDIT, RECORD_PAYMENT, REFUSE_PAYMENT, TAKE_PAYMENT, UNDO_PAYMENT } from './writes';

const KindType = builder.enumType('ClientPaymentKind', { values: PAYMENT_KINDS });
const _TypedKindType = builder.enumType('TypedPaymentKind', { values: TYPED_KINDS });
const MethodType = builder.enumType('ClientPaymentMethod', { values: PAYMENT_METHODS });
const StateType = builder.enumType('ClientPaymentState', { values: PAYMENT_STATES });

export const PaymentType = builder.objectRef<Payment>('ClientPayment').implement({
  description: 'What settles, or takes back, what the client of an event owes.',
  fields: (t) => ({
    id: t.exposeID('id'),
    eventId: t.exposeID('eventId'),
    kind: t.expose('kind', { type: KindType }),
    state: t.expose('state', { type: StateType }),
    amount: t.expose('amount', { type: 'Money', nullable: true }),
    settled: t.field({
      type: 'Money',
      description: 'What it takes from the debt; negative for what goes back.',
      resolve: ({ settled }) => settled ?? 0,
    }),
    paidOn: t.exposeString('paidOn', { nullable: true }),
    method: t.expose('method', { type: MethodType, nullable: true }),
    reference: t.exposeString('reference', { nullable: true }),
    note: t.exposeString('note', { nullable: true }),
    proof: t.string({ nullable: true, resolve: ({ proofFileId }) => proofFileId && fileUrl(proofFileId) }),
    thirdParty: t.exposeBoolean('thirdParty', { description: 'The platform received it for the agency.' }),
    reason: t.exposeString('reason', { nullable: true }),
  }),
});

builder.queryFields((t) => ({
  clientPayments: t.field({
    type: [PaymentType],
    description: 'Of an event, the newest first.',
    args: { eventId: t.arg.id({ required: true }), ...pageArguments(100) },
    resolve: (_, { eventId, ...asked }, context, info) =>
      pagedList(asked, context, info, 100, (page) => listPayments(context.actor, eventId, page)),
  }),
}));

const _WithheldTaxType = builder.enumType('WithheldTax', { values: WITHHELD_TAXES });

serveWrite(RECORD_PAYMENT, PaymentType, recordPayment, {
  about: { paidOn: 'YYYY-MM-DD.', withheldTax: 'Of what the client withheld; income tax unless said.' },
});
serveWrite(TAKE_PAYMENT, PaymentType, takePayment, {
  description: 'How much arrived of what the client reported.',
  about: { paidOn: 'YYYY-MM-DD.' },
});
serveWrite(REFUSE_PAYMENT, PaymentType, refusePayment, {
  description: 'The proof is not taken; the client reads why.',
});
serveWrite(UNDO_PAYMENT, PaymentType, undoPayment, {
  description: 'Takes it out of all sums; it stays to be read.',
});
serveWrite(MOVE_CREDIT, PaymentType, moveCredit, {
  description: 'Uses what a client has to its credit in one event for another.',
});
