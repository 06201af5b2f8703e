import { defineWrite } from '@/lib/graphql/define-write';
import { addTaxRateInput, correctTaxRateInput, taxUnitInput } from './inputs';

export const CREATE_RATE = defineWrite('createPricesTaxation', addTaxRateInput, {
  input: 'PricesTaxationInput',
});
export const CORRECT_RATE = defineWrite('updatePricesTaxation', correctTaxRateInput, {
  input: 'CorrectPricesTaxationInput',
  revised: true,
});
export const CONFIRM_RATE = defineWrite(
  'confirmPricesTaxation',
  { id: 'Int!', source: 'String!', status: 'ConfirmedTaxStatus' },
  { revised: true },
);
export const DOUBT_RATE = defineWrite('doubtPricesTaxation', { id: 'Int!', note: 'String!' });
export const END_RATE = defineWrite('endPricesTaxation', { id: 'Int!', lastDay: 'Date!' }, { revised: true });
export const REMOVE_RATE = defineWrite('deletePricesTaxation', { id: 'Int!' }, { answer: 'Int!' });
export const SAVE_UNIT = defineWrite('saveTaxUnit', taxUnitInput, {
  input: 'TaxUnitInput',
  answer: { year: 'Int!' },
  revised: true,
});
