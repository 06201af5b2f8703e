import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import type { SigningMandate } from '../mandates/mandate';
import { askMandateCode, grantMandate, revokeMandate } from './keep-mandate';
import { askAgencyCode, signEvent } from './sign-event';
import { ASK_AGENCY_CODE, ASK_MANDATE_CODE, GRANT_MANDATE, REVOKE_MANDATE, SIGN_EVENT } from './writes';

const MandateType = builder.objectRef<SigningMandate>('SigningMandate').implement({
  description:
    'A standing signature: contracts and amendments are signed for the agency when the talent signs.',
  fields: (t) => ({
    id: t.exposeID('id'),
  }),
});

serveWrite(
  ASK_AGENCY_CODE,
  'Boolean',
  async (actor, args, { ip }) => {
    await askAgencyCode(actor, args, { ip });
    return true;
  },
  {
    description: 'Sends the asking owner the code that signs all that waits at an event, or at all of them.',
    about: { electronic: 'Consents to sign electronically.', eventId: 'Left out, all events of the agency.' },
  },
);
serveWrite(
  SIGN_EVENT,
  'Int',
  (actor, args, { ip, userAgent }) => signEvent(actor, args, { ip, userAgent: userAgent ?? null }),
  { description: 'Signs for the agency what waited when the code was asked for; answers how many.' },
);
serveWrite(
  ASK_MANDATE_CODE,
  'Boolean',
  async (actor, args, { ip }) => {
    await askMandateCode(actor, args, { ip });
    return true;
  },
  {
    description: 'Sends the asking owner the code that gives a standing signature.',
    about: { until: 'The last day, `YYYY-MM-DD`, in Bogotá; a year at most.' },
  },
);
serveWrite(GRANT_MANDATE, MandateType, (actor, args, { ip, userAgent }) =>
  grantMandate(actor, args, { ip, userAgent: userAgent ?? null }),
);
serveWrite(
  REVOKE_MANDATE,
  'Boolean',
  async (actor, __) => {
    await revokeMandate(actor);
    return true;
  },
  { description: 'What it signed stays signed.' },
);
