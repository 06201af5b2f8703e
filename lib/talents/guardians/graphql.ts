import { RELATIONSHIPS } from '@/db/values/consents';
import { DocumentTypeType } from '@/lib/catalogues/graphql';
import { builder } from '@/lib/graphql/builder';
import { present } from '@/lib/graphql/present';
import { TalentType } from '../graphql';
import { giveGuardianConsent, withdrawGuardianConsent } from './give-guardian-consent';
import { keepGuardian } from './keep-guardian';
import { findGuardian, type Guardian } from './queries';

const RelationshipType = builder.enumType('GuardianRelationship', { values: RELATIONSHIPS });

export const GuardianInput = builder.inputType('GuardianInput', {
  description: 'Who answers for a talent under 18.',
  fields: (t) => ({
    name: t.string({ required: true }),
    lastname: t.string({ required: true }),
    relationship: t.field({ type: RelationshipType, required: true }),
    typeDocumentId: t.int({ required: true }),
    identification: t.string({ required: true }),
    email: t.string({ required: true }),
    phone: t.string({ required: true }),
    dialingCode: t.string(),
  }),
});

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

builder.mutationFields((t) => {
  const talentId = t.arg.id({ required: true });
  const token = t.arg.string({ description: "The `k` of the guardian's link. It needs no session." });
  return {
    keepGuardian: t.field({
      type: TalentType,
      description: 'Names who answers for a talent under 18, who is asked by mail.',
      args: { talentId, input: t.arg({ type: GuardianInput, required: true }) },
      resolve: async (_, { talentId: id, input }, { actor }) => {
        await keepGuardian(actor, { ...present(input), talentId: id });
        return id;
      },
    }),
    giveGuardianConsent: t.field({
      type: 'ID',
      description: "Answers the talent's id.",
      args: {
        talentId,
        token,
        proof: t.arg.string({ description: 'Where the signed paper lies that an administrator enters.' }),
      },
      resolve: (_, args, { actor, ip }) => giveGuardianConsent(actor, present(args), { ip }),
    }),
    withdrawGuardianConsent: t.field({
      type: 'ID',
      description: "Answers the talent's id. Nobody under 18 is shown or called without it.",
      args: { talentId, token },
      resolve: (_, args, { actor }) => withdrawGuardianConsent(actor, present(args)),
    }),
  };
});
