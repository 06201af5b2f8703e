import { defineWrite } from '@/lib/graphql/define-write';
import { askAdvanceInput } from './inputs';

export const ASK_ADVANCE = defineWrite('askAdvance', askAdvanceInput, {
  input: 'AskAdvanceInput',
  revised: true,
});
export const SEND_ADVANCE_NOTICE = defineWrite('sendAdvanceNotice', { eventId: 'ID!' });
export const WITHDRAW_ADVANCE = defineWrite('withdrawAdvance', { eventId: 'ID!' });
export const CONFIRM_ADVANCE = defineWrite('confirmAdvance', { eventId: 'ID!' });
export const REFUSE_ADVANCE = defineWrite('refuseAdvance', { eventId: 'ID!', reason: 'String!' });
export const UNDO_ADVANCE = defineWrite('undoAdvance', { eventId: 'ID!' });
export const SHARE_ADVANCE_LINK = defineWrite('shareAdvanceLink', { eventId: 'ID!' }, { answer: 'String!' });
