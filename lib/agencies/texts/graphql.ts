import { AGENCY_TEXTS } from '@/db/values/agency-texts';
import { builder } from '@/lib/graphql/builder';
import { listAgencyTexts, type OwnText } from './queries';
import { TEXT_RULES } from './rules';
import { resetAgencyText, saveAgencyText } from './save-text';

const KindType = builder.enumType('AgencyTextKind', { values: AGENCY_TEXTS });

const AgencyTextType = builder.objectRef<OwnText>('AgencyText').implement({
  description: 'What an agency says in a mail, or by WhatsApp along with a link.',
  fields: (t) => ({
    kind: t.field({ type: KindType, resolve: ({ kind }) => kind }),
    subject: t.exposeString('subject', { nullable: true, description: 'Of a mail.' }),
    body: t.exposeString('body'),
    isOwn: t.exposeBoolean('isOwn', { description: "In the agency's own words." }),
    places: t.stringList({
      description: 'What may stand in braces in it, as in {evento}.',
      resolve: ({ kind }) => [...TEXT_RULES[kind].places],
    }),
  }),
});

const AgencyTextInputType = builder.inputType('AgencyTextInput', {
  fields: (t) => ({
    kind: t.field({ type: KindType, required: true }),
    subject: t.string({ description: 'Of a mail.' }),
    body: t.string({ required: true }),
  }),
});

builder.queryField('agencyTexts', (t) =>
  t.field({ type: [AgencyTextType], resolve: (_, __, { actor }) => listAgencyTexts(actor) }),
);

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
