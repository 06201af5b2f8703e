import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { EventType } from '../graphql';
import type { ListedEvent } from '../listed-events';
import { shareAdvanceLink } from './advance-link';
import { askAdvance, sendAdvanceNotice, withdrawAdvance } from './ask-advance';
import { confirmAdvance, refuseAdvance, undoAdvance } from './decide-advance';
import { askAdvanceInput } from './inputs';
import { ADVANCE_STATES, advanceState } from './rules';

const AdvanceStateType = builder.enumType('AdvanceState', { values: ADVANCE_STATES });

const AdvanceType = builder.objectRef<ListedEvent>('EventAdvance').implement({
  description: 'What the client of an event is asked for ahead of it.',
  fields: (t) => ({
    state: t.field({ type: AdvanceStateType, nullable: true, resolve: (event) => advanceState(event) }),
    amount: t.expose('valueAdvance', { type: 'Money', nullable: true }),
    percent: t.exposeInt('advancePercent', {
      description: 'Of the total, in hundredths of a percent.',
      nullable: true,
    }),
    dueOn: t.exposeString('advanceDueOn', { nullable: true }),
    instructions: t.exposeString('advanceInstructions', { nullable: true }),
    refusal: t.exposeString('advanceRefusal', { nullable: true }),
    proof: t.string({
      description: 'Where the proof that was handed in is opened.',
      nullable: true,
      resolve: ({ advanceFileId, urlAdvance }) => (advanceFileId ? `/archivos/${advanceFileId}` : urlAdvance),
    }),
    askedAt: t.expose('advanceAskedAt', { type: 'DateTime', nullable: true }),
    proofAt: t.expose('advanceProofAt', { type: 'DateTime', nullable: true }),
    paidAt: t.expose('advancePaidAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.objectField(EventType, 'advance', (t) =>
  t.field({
    type: AdvanceType,
    nullable: true,
    resolve: (event) => (advanceState(event) === null ? null : event),
  }),
);

const AskAdvanceType = builder.inputType('AskAdvanceInput', {
  fields: (t) => ({
    eventId: t.id({ required: true }),
    amount: t.field({ type: 'Money', description: 'Instead of a percentage.' }),
    percent: t.int({ description: 'Of the total, in hundredths of a percent.' }),
    dueOn: t.string({ required: true, description: 'YYYY-MM-DD.' }),
    instructions: t.string({ required: true, description: 'How to pay.' }),
  }),
});

builder.mutationFields((t) => {
  const ofEvent = { eventId: t.arg.id({ required: true }) };
  return {
    askAdvance: t.field({
      type: EventType,
      args: { input: t.arg({ type: AskAdvanceType, required: true }) },
      resolve: async (_, { input }, { actor }) =>
        (await askAdvance(actor, present(input, askAdvanceInput))).id,
    }),
    sendAdvanceNotice: t.field({
      description: 'Mails the client again.',
      type: EventType,
      args: ofEvent,
      resolve: async (_, args, { actor }) => (await sendAdvanceNotice(actor, args)).id,
    }),
    withdrawAdvance: t.field({
      type: EventType,
      args: ofEvent,
      resolve: async (_, args, { actor }) => (await withdrawAdvance(actor, args)).id,
    }),
    confirmAdvance: t.field({
      description: 'The money is there.',
      type: EventType,
      args: ofEvent,
      resolve: async (_, args, { actor }) => (await confirmAdvance(actor, args)).id,
    }),
    refuseAdvance: t.field({
      description: 'The proof is not taken.',
      type: EventType,
      args: { ...ofEvent, reason: t.arg.string({ required: true }) },
      resolve: async (_, args, { actor }) => (await refuseAdvance(actor, args)).id,
    }),
    undoAdvance: t.field({
      description: 'Takes the decision back.',
      type: EventType,
      args: ofEvent,
      resolve: async (_, args, { actor }) => (await undoAdvance(actor, args)).id,
    }),
    shareAdvanceLink: t.string({
      description: "A link to the client's page.",
      args: ofEvent,
      resolve: (_, args, { actor }) => shareAdvanceLink(actor, args),
    }),
  };
});
