import { QUOTATION_FIGURES } from '@/lib/core/quotation-fields';
import { withFields } from '@/lib/core/wire-types';
import { defineWrite } from '@/lib/graphql/define-write';
import { LINE_INPUT_RESULTS, moneyFields } from '../figures/rules';

/** Accepted, because the specification sends them, and ignored: nobody here sends one. */
const results = (figures: readonly string[]) =>
  moneyFields(figures, () => 'Money') as Readonly<Record<never, 'Money'>>;

const line = {
  id: 'ID',
  profile: 'String!',
  quantityDays: 'Int!',
  budget: 'Money!',
  payBasis: 'String',
  talentWithholding: 'String',
  ivaCategory: 'String',
  optional: 'Boolean',
  alternative: 'String',
  taken: 'Boolean',
  leastPeople: 'Int',
  mostPeople: 'Int',
  genders: withFields('[GenderQuantityInput!]!', {
    gender: 'String!',
    quantity: 'Int!',
    quotationTypeTalentId: 'ID',
  }),
  ...results(LINE_INPUT_RESULTS),
} as const;

const draft = {
  id: 'ID',
  seenRevision: 'Int',
  clientId: 'ID',
  nameClient: 'String',
  nameContact: 'String',
  emailClient: 'String',
  phoneClient: 'String',
  dialingCode: 'String',
  nameEvent: 'String',
  place: 'String',
  address: 'String',
  cityId: 'Int!',
  quantityHours: 'Int',
  startDate: 'DateTime!',
  endDate: 'DateTime!',
  currencyId: 'Int',
  fxRate: 'Decimal',
  fxRateDate: 'Date',
  tercero: 'Boolean',
  observation: 'String',
  message: 'String',
  paymentTerms: 'String',
  terms: 'String',
  validityDays: 'Int',
  ccEmails: '[String!]',
  serviceConcept: 'String',
  percentageGain: 'Decimal',
  feeding: 'Money',
  transport: 'Money',
  quantityServiceAgent: 'Int',
  daysServiceAgent: 'Int',
  priceAgentService: 'Money',
  quotationTypeTalents: withFields('[QuotationTypeTalentInput!]', line),
  code: 'Int',
  stateId: 'Int',
  createdAt: 'DateTime',
  ...results(QUOTATION_FIGURES),
} as const;

const answer = { id: 'ID!', revision: 'Int!', total: 'Money!' } as const;

export const CREATE_QUOTATION = defineWrite('createQuotation', draft, { input: 'QuotationInput', answer });
export const UPDATE_QUOTATION = defineWrite('updateQuotation', draft, { input: 'QuotationInput', answer });
