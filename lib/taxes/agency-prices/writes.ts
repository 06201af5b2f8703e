import { defineWrite } from '@/lib/graphql/define-write';
import { createAgencyPricesTaxationInput } from './inputs';

export const CREATE_TAXATION_PRICE = defineWrite(
  'createAgencyPricesTaxation',
  createAgencyPricesTaxationInput,
  { input: 'AgencyPricesTaxationInput' },
);
export const DELETE_TAXATION_PRICE = defineWrite(
  'deleteAgencyPricesTaxation',
  { id: 'ID!' },
  { answer: 'ID!' },
);
