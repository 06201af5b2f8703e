import { defineWrite } from '@/lib/graphql/define-write';
import { askAgainInput, inviteViewerInput } from './inputs';

export const INVITE_VIEWER = defineWrite('inviteViewer', inviteViewerInput, {
  input: 'ViewerInput',
  answer: { id: 'ID!', email: 'String' },
});
export const SHARE_VIEWER_LINK = defineWrite('shareViewerLink', { viewerId: 'ID!' }, { answer: 'String!' });
export const REVOKE_VIEWER = defineWrite('revokeViewer', { viewerId: 'ID!' });
export const ASK_AGAIN = defineWrite('askForSelection', askAgainInput, { input: 'SelectionRequestInput' });
export const APPLY_SELECTION = defineWrite(
  'applySelection',
  { roundId: 'ID!', discards: 'Boolean!' },
  { answer: [{ id: 'ID!', refused: 'String' }] },
);
