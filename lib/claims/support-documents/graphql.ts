import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { addAuthorization, endAuthorization } from './authorizations/keep-authorization';
import { ADD_AUTHORIZATION } from './authorizations/writes';
import { issueSupport, resendSupport } from './resend-document';
import { END_AUTHORIZATION, ISSUE_SUPPORT_DOCUMENT, RESEND_SUPPORT_DOCUMENT } from './writes';

const SupportDocumentType = builder.objectRef<{ id: string }>('SupportDocument').implement({
  description:
    'The support document of a purchase from somebody who need not invoice, or the note that takes one back.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

const AuthorizationType = builder.objectRef<{ id: string }>('SupportAuthorization').implement({
  description: 'A range of numbers that the DIAN authorized for support documents.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

serveWrite(
  ISSUE_SUPPORT_DOCUMENT,
  SupportDocumentType,
  (actor, { claimId }) => issueSupport(actor, claimId),
  { description: 'Of a claim that was approved without one.' },
);
serveWrite(RESEND_SUPPORT_DOCUMENT, SupportDocumentType, (actor, { id }) => resendSupport(actor, id), {
  description: 'One that was rejected takes what was corrected meanwhile, under its number.',
});
serveWrite(ADD_AUTHORIZATION, AuthorizationType, addAuthorization, {
  about: {
    lastNumber: 'The last one that was given elsewhere.',
    prefix: 'Up to four letters and figures; may be empty.',
    resolutionOn: 'A day, `YYYY-MM-DD`, as the two below.',
  },
});
serveWrite(END_AUTHORIZATION, AuthorizationType, (actor, { id }) => endAuthorization(actor, { id }));
