import { CONSENT_GIVERS, CONSENT_PURPOSES, OWN_PURPOSES } from '@/db/values/consents';
import { builder } from '@/lib/graphql/builder';
import { serveWrite } from '@/lib/graphql/serve-write';
import { TalentType } from '../graphql';
import { giveConsents, withdrawConsent } from './change-consents';
import { type Consent, listConsents } from './queries';
import { GIVE_CONSENTS, WITHDRAW_CONSENT } from './writes';

const PurposeType = builder.enumType('ConsentPurpose', { values: CONSENT_PURPOSES });
builder.enumType('TalentConsentPurpose', { values: OWN_PURPOSES });
const GiverType = builder.enumType('ConsentGiver', { values: CONSENT_GIVERS });

const ConsentType = builder.objectRef<Consent>('Consent').implement({
  description: 'What a talent is asked to consent to, in the words of today, and what it has.',
  fields: (t) => ({
    purpose: t.field({ type: PurposeType, resolve: ({ purpose }) => purpose }),
    text: t.string({ resolve: ({ wording }) => wording.text }),
    version: t.int({ resolve: ({ wording }) => wording.version }),
    givenVersion: t.int({ nullable: true, resolve: ({ given }) => given?.version ?? null }),
    givenAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ given }) => given?.at ?? null }),
    givenBy: t.field({ type: GiverType, nullable: true, resolve: ({ given }) => given?.by ?? null }),
  }),
});

builder.queryField('consents', (t) =>
  t.field({
    type: [ConsentType],
    description: 'For the talent and the administrator.',
    args: { talentId: t.arg.id({ required: true }) },
    resolve: (_, { talentId }, { actor }) => listConsents(actor, talentId),
  }),
);

serveWrite(
  GIVE_CONSENTS,
  TalentType,
  async (actor, args, { ip }) => {
    await giveConsents(actor, args, { ip });
    return args.talentId;
  },
  { about: { proof: 'Where the signed paper lies that an administrator enters.' } },
);
serveWrite(
  WITHDRAW_CONSENT,
  TalentType,
  async (actor, args) => {
    await withdrawConsent(actor, args);
    return args.talentId;
  },
  { description: 'Of DATA or SHOWING: nobody is shown the talent any more.' },
);
