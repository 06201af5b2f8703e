import { CONSENT_PURPOSES, OWN_PURPOSES } from '@/db/values/consents';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';

export const GIVE_CONSENTS = defineWrite('giveConsents', {
  proof: 'String',
  purposes: oneOf('[TalentConsentPurpose!]!', OWN_PURPOSES),
  talentId: 'ID!',
});
export const WITHDRAW_CONSENT = defineWrite('withdrawConsent', {
  purpose: oneOf('ConsentPurpose!', CONSENT_PURPOSES),
  talentId: 'ID!',
});
