import { PAYMENT_KINDS, PAYMENT_METHODS, PAYMENT_STATES, TYPED_KINDS } from '@/db/values/client-payments';
import { WITHHELD_TAXES } from '@/db/values/withheld-taxes';
import { fileUrl } from '@/lib/core/photo-url';
import { builder } from '@/lib/graphql/builder';
import { pageArguments, pagedList } from '@/lib/graphql/paged-lists';
import { present } from '@/lib/graphql/present';
import { refusePayment, takePayment, undoPayment } from './decide-payment';
import { recordPaymentInput, takePaymentInput } from './inputs';
import { moveCredit } from './move-credit';
import { listPayments, type Payment } from './queries';
import { recordPayment } from './record-payment';

const KindType = builder.enumType('ClientPaymentKind', { values: PAYMENT_KINDS });
const TypedKindType = builder.enumType('TypedPaymentKind', { values: TYPED_KINDS });
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

const WithheldTaxType = builder.enumType('WithheldTax', { values: WITHHELD_TAXES });

export const RecordPaymentType = builder.inputType('RecordPaymentInput', {
  fields: (t) => ({
    eventId: t.id({ required: true }),
    kind: t.field({ type: TypedKindType, required: true }),
    withheldTax: t.field({
      type: WithheldTaxType,
      description: 'Of what the client withheld; income tax unless said.',
    }),
    amount: t.field({ type: 'Money', required: true }),
    paidOn: t.string({ required: true, description: 'YYYY-MM-DD.' }),
    method: t.field({ type: MethodType }),
    reference: t.string(),
    note: t.string(),
  }),
});

export const TakePaymentType = builder.inputType('TakePaymentInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    amount: t.field({ type: 'Money', required: true }),
    paidOn: t.string({ required: true, description: 'YYYY-MM-DD.' }),
    method: t.field({ type: MethodType }),
    reference: t.string(),
    note: t.string(),
  }),
});

builder.mutationFields((t) => {
  const withReason = { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) };
  return {
    recordClientPayment: t.field({
      type: PaymentType,
      args: { input: t.arg({ type: RecordPaymentType, required: true }) },
      resolve: (_, { input }, { actor }) => recordPayment(actor, present(input, recordPaymentInput)),
    }),
    takeClientPayment: t.field({
      description: 'How much arrived of what the client reported.',
      type: PaymentType,
      args: { input: t.arg({ type: TakePaymentType, required: true }) },
      resolve: (_, { input }, { actor }) => takePayment(actor, present(input, takePaymentInput)),
    }),
    refuseClientPayment: t.field({
      description: 'The proof is not taken; the client reads why.',
      type: PaymentType,
      args: withReason,
      resolve: (_, args, { actor }) => refusePayment(actor, args),
    }),
    undoClientPayment: t.field({
      description: 'Takes it out of all sums; it stays to be read.',
      type: PaymentType,
      args: withReason,
      resolve: (_, args, { actor }) => undoPayment(actor, args),
    }),
    moveClientCredit: t.field({
      description: 'Uses what a client has to its credit in one event for another.',
      type: PaymentType,
      args: {
        fromEventId: t.arg.id({ required: true }),
        toEventId: t.arg.id({ required: true }),
        amount: t.arg({ type: 'Money', required: true }),
      },
      resolve: (_, args, { actor }) => moveCredit(actor, args),
    }),
  };
});
