import { AGENCY_TEXTS } from '@/db/values/agency-texts';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import type { OwnText } from './queries';
import { resetAgencyText, saveAgencyText } from './save-text';
import { RESET_AGENCY_TEXT, SAVE_AGENCY_TEXT } from './writes';

const KindType = builder.enumType('AgencyTextKind', { values: AGENCY_TEXTS });

const AgencyTextType = builder.objectRef<OwnText>('AgencyText').implement({
  description: 'What an agency says in a mail, or by WhatsApp along with a link.',
  fields: (t) => ({
    kind: t.field({ type: KindType, resolve: ({ kind }) => kind }),
  }),
});

serveWrite(SAVE_AGENCY_TEXT, AgencyTextType, saveAgencyText, { about: { subject: 'Of a mail.' } });
serveWrite(RESET_AGENCY_TEXT, AgencyTextType, resetAgencyText);
