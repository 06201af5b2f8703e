import { AGENCY_TEXTS } from '@/db/values/agency-texts';
import { builder } from '@/lib/graphql/builder';
import type { OwnText } from './queries';
import { resetAgencyText, saveAgencyText } from './save-text';

const KindType = builder.enumType('AgencyTextKind', { values: AGENCY_TEXTS });

const AgencyTextType = builder.objectRef<OwnText>('AgencyText').implement({
  description: 'What an agency says in a mail, or by WhatsApp along with a link.',
  fields: (t) => ({
    kind: t.field({ type: KindType, resolve: ({ kind }) => kind }),
  }),
});

const AgencyTextInputType = builder.inputType('AgencyTextInput', {
  fields: (t) => ({
    kind: t.field({ type: KindType, required: true }),
    subject: t.string({ description: 'Of a mail.' }),
    body: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  saveAgencyText: t.field({
    type: AgencyTextType,
    args: { input: t.arg({ type: AgencyTextInputType, required: true }) },
    resolve: (_, { input: { kind, subject, body } }, { actor }) =>
      saveAgencyText(actor, { kind, subject: subject ?? '', body }),
  }),
  resetAgencyText: t.field({
    type: AgencyTextType,
    args: { kind: t.arg({ type: KindType, required: true }) },
    resolve: (_, { kind }, { actor }) => resetAgencyText(actor, { kind }),
  }),
}));
