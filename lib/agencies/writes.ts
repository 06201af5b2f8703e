import { defineWrite } from '@/lib/graphql/define-write';
import { changeAgencyInput } from './inputs';

export const UPDATE_AGENCY = defineWrite('updateAgency', changeAgencyInput, {
  input: 'UpdateAgencyInput',
  wire: { incomeTaxRatePn: 'incomeTaxRatePN' },
  revised: true,
});
