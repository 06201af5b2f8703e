import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { PlaceOutcomeType } from '../../many-places/graphql';
import { applySelection } from './apply-selection';
import { askAgain } from './ask-again';
import { inviteViewer } from './invite-viewer';
import type { Viewer } from './lock-viewer';
import { revokeViewer } from './revoke-viewer';
import { shareViewerLink } from './viewer-link';
import { APPLY_SELECTION, ASK_AGAIN, INVITE_VIEWER, REVOKE_VIEWER, SHARE_VIEWER_LINK } from './writes';

export const ViewerType = builder.objectRef<Viewer>('ShowcaseViewer').implement({
  description:
    'A person of the client who chooses among the talents shown of an event, by a link of its own.',
  fields: (t) => ({ id: t.exposeID('id'), email: t.exposeString('email', { nullable: true }) }),
});

serveWrite(INVITE_VIEWER, ViewerType, inviteViewer, {
  description: 'Lets a person of the client choose, and mails it its link where it has an address.',
});
serveWrite(SHARE_VIEWER_LINK, 'String', shareViewerLink, {
  description: 'A fresh link by which that person chooses, to pass on by hand.',
});
serveWrite(REVOKE_VIEWER, ViewerType, revokeViewer, {
  description: 'Ends the links of that person; what it sent stays.',
});
serveWrite(ASK_AGAIN, ViewerType, askAgain, {
  description: 'Asks a person who has sent its selection for another one, which begins as that one ended.',
});
serveWrite(APPLY_SELECTION, [PlaceOutcomeType], applySelection, {
  description: 'Confirms those with a yes of a sent selection, in the order of the client.',
  about: { discards: 'Also discards those with a no.' },
});
