import { RELATIONSHIPS } from '@/db/values/consents';
import { DocumentTypeType } from '@/lib/catalogues/graphql';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { TalentType } from '../graphql';
import { giveGuardianConsent, withdrawGuardianConsent } from './give-guardian-consent';
import { keepGuardian } from './keep-guardian';
import { findGuardian, type Guardian } from './queries';
import { GIVE_GUARDIAN_CONSENT, KEEP_GUARDIAN, WITHDRAW_GUARDIAN_CONSENT } from './writes';

const RelationshipType = builder.enumType('GuardianRelationship', { values: RELATIONSHIPS });

const GuardianType = builder.objectRef<Guardian>('Guardian').implement({
  fields: (t) => ({
    name: t.exposeString('name'),
    lastname: t.exposeString('lastname'),
    relationship: t.field({ type: RelationshipType, resolve: ({ relationship }) => relationship }),
    typeDocument: t.field({ type: DocumentTypeType, resolve: ({ documentType }) => documentType }),
    identification: t.exposeString('identification'),
    email: t.exposeString('email'),
    phone: t.exposeString('phone'),
    dialingCode: t.exposeString('dialingCode'),
    consentedAt: t.expose('consentedAt', { type: 'DateTime', nullable: true }),
  }),
});

builder.queryField('guardian', (t) =>
  t.field({
    type: GuardianType,
    nullable: true,
    description: 'Who answers for a talent under 18: for the talent and the administrator.',
    args: { talentId: t.arg.id({ required: true }) },
    resolve: (_, { talentId }, { actor }) => findGuardian(actor, talentId),
  }),
);

serveWrite(
  KEEP_GUARDIAN,
  TalentType,
  async (actor, { talentId: id, ...input }) => {
    await keepGuardian(actor, { ...input, talentId: id });
    return id;
  },
  {
    description: 'Names who answers for a talent under 18, who is asked by mail.',
  },
);
serveWrite(GIVE_GUARDIAN_CONSENT, 'ID', giveGuardianConsent, {
  description: "Answers the talent's id.",
  about: {
    proof: 'Where the signed paper lies that an administrator enters.',
    token: "The `k` of the guardian's link. It needs no session.",
  },
});
serveWrite(WITHDRAW_GUARDIAN_CONSENT, 'ID', withdrawGuardianConsent, {
  description: "Answers the talent's id. Nobody under 18 is shown or called without it.",
  about: { token: "The `k` of the guardian's link. It needs no session." },
});
