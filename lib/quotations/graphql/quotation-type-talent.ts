import { builder } from '@/lib/graphql/builder';
import type { LineGender, QuotationLine } from '../lines/queries';

const GenderQuantityType = builder.objectRef<LineGender>('GenderQuantity').implement({
  fields: (t) => ({ gender: t.exposeString('gender'), quantity: t.exposeInt('quantity') }),
});

/** One profile of a quotation, with the specification's names (`gainItalentt`). */
export const QuotationTypeTalentType = builder.objectRef<QuotationLine>('QuotationTypeTalent').implement({
  fields: (t) => ({
    id: t.exposeID('id'),
    profile: t.exposeString('profile'),
    quantityDays: t.exposeInt('days'),
    people: t.exposeInt('people'),
    genders: t.field({ type: [GenderQuantityType], resolve: (line) => [...line.genders] }),
    budget: t.expose('budget', { type: 'Money' }),
    payBasis: t.exposeString('payBasis'),
    talentWithholding: t.exposeString('withholding'),
    ivaCategory: t.exposeString('ivaCategory'),
    payPerDay: t.expose('payPerDay', { type: 'Money' }),
    announcement: t.expose('announcement', { type: 'Money' }),
    totalAnnouncement: t.expose('totalAnnouncement', { type: 'Money' }),
    talentCosts: t.expose('talentCosts', { type: 'Money' }),
    talentWithheld: t.expose('talentWithheld', { type: 'Money' }),
    foodCost: t.expose('foodCost', { type: 'Money' }),
    transportationCost: t.expose('transportationCost', { type: 'Money' }),
    gainItalentt: t.expose('platformFee', { type: 'Money' }),
    paymentProducer: t.expose('paymentProducer', { type: 'Money' }),
    serviceAgentCost: t.expose('serviceAgentCost', { type: 'Money' }),
    subtotalProducer: t.expose('subtotalProducer', { type: 'Money' }),
    ivaProducer: t.expose('ivaProducer', { type: 'Money' }),
    totalProducer: t.expose('totalProducer', { type: 'Money' }),
    nonRecoverableIva: t.expose('nonRecoverableIva', { type: 'Money' }),
    paymentClient: t.expose('paymentClient', { type: 'Money' }),
    subtotalClient: t.expose('subtotalClient', { type: 'Money' }),
    ivaClient: t.expose('ivaClient', { type: 'Money' }),
    totalClient: t.expose('totalClient', { type: 'Money' }),
    grossProfit: t.expose('grossProfit', { type: 'Money' }),
    reteFuente: t.expose('reteFuente', { type: 'Money' }),
    reteIca: t.expose('reteIca', { type: 'Money' }),
    reteIva: t.expose('reteIva', { type: 'Money' }),
    incomeTax: t.expose('incomeTax', { type: 'Money' }),
    expectedPayment: t.expose('expectedPayment', { type: 'Money' }),
    netIncome: t.expose('netIncome', { type: 'Money' }),
  }),
});
