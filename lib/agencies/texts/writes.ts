import { AGENCY_TEXTS } from '@/db/values/agency-texts';
import { oneOf } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { saveAgencyTextInput } from './inputs';

export const SAVE_AGENCY_TEXT = defineWrite('saveAgencyText', saveAgencyTextInput, {
  input: 'AgencyTextInput',
  answer: { kind: 'AgencyTextKind!' },
  revised: true,
});
export const RESET_AGENCY_TEXT = defineWrite(
  'resetAgencyText',
  { kind: oneOf('AgencyTextKind!', AGENCY_TEXTS) },
  { answer: { kind: 'AgencyTextKind!' } },
);
