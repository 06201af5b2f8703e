import { PAYOUT_PARTS } from '@/db/values/third-party';
import {
  confirmCollectedAdvance,
  refuseCollectedAdvance,
  undoCollectedAdvance,
} from '@/lib/events/advance/decide-advance';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { refuseCollected, takeCollected, undoCollected } from '../payments/decide-payment';
import { PaymentType, RecordPaymentType, TakePaymentType } from '../payments/graphql';
import { recordPaymentInput, takePaymentInput } from '../payments/inputs';
import { recordCollected } from '../payments/record-payment';
import { payOutInput } from './inputs';
import { type Payout, payOut, undoPayout } from './pay-out';

const PartType = builder.enumType('PayoutPart', { values: PAYOUT_PARTS });
const PayoutType = builder.objectRef<Payout>('AgencyPayout').implement({
  description: 'What the platform paid to an agency of what it collected for one of its events.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

const PayOutInputType = builder.inputType('PayOutInput', {
  fields: (t) => ({
    eventId: t.id({ required: true }),
    part: t.field({ type: PartType, required: true }),
    amount: t.field({ type: 'Money', required: true }),
    paidOn: t.string({ required: true, description: 'YYYY-MM-DD.' }),
    reference: t.string(),
    note: t.string(),
  }),
});

builder.mutationFields((t) => {
  const withReason = { id: t.arg.id({ required: true }), reason: t.arg.string({ required: true }) };
  const ofEvent = { eventId: t.arg.id({ required: true }) };
  return {
    recordCollectedPayment: t.field({
      description: 'What the platform received for an agency, or gave back.',
      type: PaymentType,
      args: { input: t.arg({ type: RecordPaymentType, required: true }) },
      resolve: (_, { input }, { actor }) => recordCollected(actor, present(input, recordPaymentInput)),
    }),
    takeCollectedPayment: t.field({
      type: PaymentType,
      args: { input: t.arg({ type: TakePaymentType, required: true }) },
      resolve: (_, { input }, { actor }) => takeCollected(actor, present(input, takePaymentInput)),
    }),
    refuseCollectedPayment: t.field({
      type: PaymentType,
      args: withReason,
      resolve: (_, args, { actor }) => refuseCollected(actor, args),
    }),
    undoCollectedPayment: t.field({
      type: PaymentType,
      args: withReason,
      resolve: (_, args, { actor }) => undoCollected(actor, args),
    }),
    confirmCollectedAdvance: t.id({
      description: 'The advance reached the platform. Id of the event.',
      args: ofEvent,
      resolve: async (_, args, { actor }) => (await confirmCollectedAdvance(actor, args)).id,
    }),
    refuseCollectedAdvance: t.id({
      description: 'The proof of the advance is not taken. Id of the event.',
      args: { ...ofEvent, reason: t.arg.string({ required: true }) },
      resolve: async (_, args, { actor }) => (await refuseCollectedAdvance(actor, args)).id,
    }),
    undoCollectedAdvance: t.id({
      description: 'Takes the decision back. Id of the event.',
      args: ofEvent,
      resolve: async (_, args, { actor }) => (await undoCollectedAdvance(actor, args)).id,
    }),
    payOutCollected: t.field({
      description: 'What the platform paid to the agency: never more than arrived for that part.',
      type: PayoutType,
      args: { input: t.arg({ type: PayOutInputType, required: true }) },
      resolve: (_, { input }, { actor }) => payOut(actor, present(input, payOutInput)),
    }),
    undoCollectedPayout: t.field({
      type: PayoutType,
      args: withReason,
      resolve: (_, args, { actor }) => undoPayout(actor, args),
    }),
  };
});
