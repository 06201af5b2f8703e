import { PAYOUT_PARTS } from '@/db/values/third-party';
import {
  confirmCollectedAdvance,
  refuseCollectedAdvance,
  undoCollectedAdvance,
} from '@/lib/events/advance/decide-advance';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { refuseCollected, takeCollected, undoCollected } from '../payments/decide-payment';
import { PaymentType } from '../payments/graphql';
import { recordCollected } from '../payments/record-payment';
import { type Payout, payOut, undoPayout } from './pay-out';
import {
  CONFIRM_COLLECTED_ADVANCE,
  PAY_OUT,
  RECORD_COLLECTED,
  REFUSE_COLLECTED,
  REFUSE_COLLECTED_ADVANCE,
  TAKE_COLLECTED,
  UNDO_COLLECTED,
  UNDO_COLLECTED_ADVANCE,
  UNDO_PAYOUT,
} from './writes';

builder.enumType('PayoutPart', { values: PAYOUT_PARTS });
const PayoutType = builder.objectRef<Payout>('AgencyPayout').implement({
  description: 'What the platform paid to an agency of what it collected for one of its events.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

serveWrite(RECORD_COLLECTED, PaymentType, recordCollected, {
  description: 'What the platform received for an agency, or gave back.',
  about: { paidOn: 'YYYY-MM-DD.', withheldTax: 'Of what the client withheld; income tax unless said.' },
});
serveWrite(TAKE_COLLECTED, PaymentType, takeCollected, { about: { paidOn: 'YYYY-MM-DD.' } });
serveWrite(REFUSE_COLLECTED, PaymentType, refuseCollected);
serveWrite(UNDO_COLLECTED, PaymentType, undoCollected);
serveWrite(
  CONFIRM_COLLECTED_ADVANCE,
  'ID',
  async (actor, args) => (await confirmCollectedAdvance(actor, args)).id,
  {
    description: 'The advance reached the platform. Id of the event.',
  },
);
serveWrite(
  REFUSE_COLLECTED_ADVANCE,
  'ID',
  async (actor, args) => (await refuseCollectedAdvance(actor, args)).id,
  {
    description: 'The proof of the advance is not taken. Id of the event.',
  },
);
serveWrite(
  UNDO_COLLECTED_ADVANCE,
  'ID',
  async (actor, args) => (await undoCollectedAdvance(actor, args)).id,
  {
    description: 'Takes the decision back. Id of the event.',
  },
);
serveWrite(PAY_OUT, PayoutType, payOut, {
  description: 'What the platform paid to the agency: never more than arrived for that part.',
  about: { paidOn: 'YYYY-MM-DD.' },
});
serveWrite(UNDO_PAYOUT, PayoutType, undoPayout);
