import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { EventType } from '../graphql';
import type { ListedEvent } from '../listed-events';
import { shareAdvanceLink } from './advance-link';
import { askAdvance, sendAdvanceNotice, withdrawAdvance } from './ask-advance';
import { confirmAdvance, refuseAdvance, undoAdvance } from './decide-advance';
import { ADVANCE_STATES, advanceState } from './rules';
import {
  ASK_ADVANCE,
  CONFIRM_ADVANCE,
  REFUSE_ADVANCE,
  SEND_ADVANCE_NOTICE,
  SHARE_ADVANCE_LINK,
  UNDO_ADVANCE,
  WITHDRAW_ADVANCE,
} from './writes';

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

serveWrite(ASK_ADVANCE, EventType, async (actor, input) => (await askAdvance(actor, input)).id, {
  about: {
    amount: 'Instead of a percentage.',
    dueOn: 'YYYY-MM-DD.',
    instructions: 'How to pay.',
    percent: 'Of the total, in hundredths of a percent.',
  },
});
serveWrite(SEND_ADVANCE_NOTICE, EventType, async (actor, args) => (await sendAdvanceNotice(actor, args)).id, {
  description: 'Mails the client again.',
});
serveWrite(WITHDRAW_ADVANCE, EventType, async (actor, args) => (await withdrawAdvance(actor, args)).id);
serveWrite(CONFIRM_ADVANCE, EventType, async (actor, args) => (await confirmAdvance(actor, args)).id, {
  description: 'The money is there.',
});
serveWrite(REFUSE_ADVANCE, EventType, async (actor, args) => (await refuseAdvance(actor, args)).id, {
  description: 'The proof is not taken.',
});
serveWrite(UNDO_ADVANCE, EventType, async (actor, args) => (await undoAdvance(actor, args)).id, {
  description: 'Takes the decision back.',
});
serveWrite(SHARE_ADVANCE_LINK, 'String', shareAdvanceLink, { description: "A link to the client's page." });
