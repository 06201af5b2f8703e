import { RESERVE_WAYS } from '@/db/values/reserve-ways';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { SHAREABLE } from './contacts/inputs';

export const CLOSE_CONVOCATORY = defineWrite('closeConvocatory', { cancel: 'Boolean', id: 'ID!' });
export const CHOOSE_RESERVES = defineWrite('chooseReserves', {
  id: 'ID!',
  reserves: oneOf('ReserveWay!', RESERVE_WAYS),
});
export const UNDO_CONVOCATED = defineWrite(
  'undoConvocated',
  { id: 'ID!' },
  { answer: { id: 'ID!', stateId: 'Int!' } },
);
export const RECORD_OUTSIDE_ANSWER = defineWrite('recordOutsideAnswer', { id: 'ID!' });
export const REMIND_TALENT = defineWrite('remindTalent', { id: 'ID!' });
export const SHARE_LINK = defineWrite(
  'shareLink',
  { convocatedId: 'ID!', purpose: oneOf('LinkPurpose!', SHAREABLE) },
  { answer: { url: 'String!', phone: 'String', dialingCode: 'String!' } },
);
export const REVOKE_LINKS = defineWrite(
  'revokeLinks',
  { convocatedId: 'ID!', purpose: oneOf('LinkPurpose!', SHAREABLE) },
  { answer: 'Int!' },
);
export const RECORD_SENT_BY_HAND = defineWrite(
  'recordSentByHand',
  { convocatedId: 'ID!', purpose: oneOf('LinkPurpose!', SHAREABLE) },
  { answer: 'ID!' },
);
export const TAKE_BACK_SENT_BY_HAND = defineWrite('takeBackSentByHand', { id: 'ID!' }, { answer: 'ID!' });
