import { expect } from 'vitest';
import { type Case, type Things, write } from './case';

const DATES = { startDate: '2027-05-01T13:00:00.000Z', endDate: '2027-05-02T23:00:00.000Z' };

const QUOTATION = `code nameClient nameContact emailClient phoneClient nameEvent place quantityHours startDate endDate stateId clientId city { id }
  dialingCode currencyId tercero observation feeding transport percentageGain quantityServiceAgent daysServiceAgent
  priceAgentService quotationTypeTalents { profile quantityDays budget genders { gender quantity } }`;

const RESULTS = Object.fromEntries(
  `foodTransportation priceGain priceNetGain subtotal subtotalItalentt iva total subtotalPlatform ivaPlatform totalPlatform
   subtotalServiceAgent ivaServiceAgent totalServiceAgent`
    .split(/\s+/)
    .map((name) => [name, 1]),
);
const LINE_RESULTS = Object.fromEntries(
  `paymentProducer paymentClient subtotalProducer subtotalClient ivaProducer ivaClient totalProducer totalClient
   reteFuente reteIca reteIva gainItalentt payPerDay announcement totalAnnouncement expectedPayment talentCosts
   serviceAgentCost foodCost transportationCost grossProfit incomeTax netIncome`
    .split(/\s+/)
    .map((name) => [name, 1]),
);

const quotation = (own: Things) => ({
  clientId: own.client,
  nameContact: 'Ana Ruiz',
  emailClient: 'ana@cliente.co',
  phoneClient: '(305) 234-4567',
  nameEvent: 'Feria del hogar',
  place: 'Recinto ferial',
  quantityHours: 8,
  ...DATES,
  createdAt: '2026-01-01T00:00:00Z',
  code: 5,
  stateId: 61,
  cityId: 2,
  dialingCode: '1',
  currencyId: 2,
  fxRate: '4100',
  fxRateDate: '2026-11-20',
  tercero: true,
  observation: 'Con prueba de vestuario',
  feeding: 20_000,
  transport: 10_000,
  percentageGain: '25',
  quantityServiceAgent: 1,
  daysServiceAgent: 2,
  priceAgentService: 150_000,
  ...RESULTS,
  quotationTypeTalents: [
    {
      id: own.convocated,
      profile: 'modelo',
      quantityDays: 2,
      budget: 400_000,
      ...LINE_RESULTS,
      genders: [
        { gender: 'FEMENINO', quantity: 2, quotationTypeTalentId: own.convocated },
        { gender: 'MASCULINO', quantity: 1, quotationTypeTalentId: own.convocated },
      ],
    },
  ],
});
const toldQuotation = (own: Things) => ({
  clientId: own.client,
  nameContact: 'Ana Ruiz',
  emailClient: 'ana@cliente.co',
  phoneClient: '3052344567',
  nameEvent: 'Feria del hogar',
  place: 'Recinto ferial',
  quantityHours: 8,
  startDate: '2027-05-01T13:00:00.000Z',
  endDate: '2027-05-02T23:00:00.000Z',
  stateId: 61,
  code: null,
  city: { id: '2' },
  dialingCode: '1',
  currencyId: 2,
  tercero: true,
  observation: 'Con prueba de vestuario',
  feeding: 20_000,
  transport: 10_000,
  percentageGain: '25',
  quantityServiceAgent: 1,
  daysServiceAgent: 2,
  priceAgentService: 150_000,
  quotationTypeTalents: [
    {
      profile: 'modelo',
      quantityDays: 2,
      budget: 400_000,
      genders: [
        { gender: 'FEMENINO', quantity: 2 },
        { gender: 'MASCULINO', quantity: 1 },
      ],
    },
  ],
});

/** Quotations, talents and their papers. */
export const TALENT_CASES: Readonly<Record<string, Case>> = {
  createQuotation: {
    query: write('createQuotation', 'QuotationInput', QUOTATION),
    input: quotation,
    answer: toldQuotation,
  },
  updateQuotation: {
    query: write('updateQuotation', 'QuotationInput', QUOTATION),
    input: (own) => ({ ...quotation(own), id: own.draft }),
    answer: toldQuotation,
  },
  createTalent: {
    query: write('createTalent', 'CreateTalentInput', 'name lastname email gender state'),
    input: ({ fresh }) => ({
      name: 'Luz',
      lastname: 'Nueva',
      email: `luz-${fresh}@nueva.co`,
      gender: 'FEMENINO',
      phone: '(300) 123-4567',
      birthdate: '1999-05-01',
      hairColour: 'Negro',
      eyeColour: 'Cafés',
      height: 170,
      shirt: 's',
      profileTalents: [{ profileUserTalentId: 3, main: true }],
      consents: ['DATA', 'SHOWING'],
    }),
    answer: ({ fresh }) => ({
      name: 'Luz',
      lastname: 'Nueva',
      gender: 'FEMENINO',
      email: `luz-${fresh}@nueva.co`,
    }),
    who: 'administrator',
  },
  updateTalent: {
    query: write('updateTalent', 'UpdateTalentInput', 'id alias height instagram'),
    input: (own) => ({ id: own.talent, alias: 'Vale', height: 171, instagram: 'https://instagram.com/vale' }),
    answer: (own) => ({
      id: own.talent,
      alias: 'Vale',
      height: 171,
      instagram: 'https://instagram.com/vale',
    }),
    who: 'administrator',
  },
  updateProfileTalent: {
    query: write(
      'updateProfileTalent',
      'UpdateProfileTalentInput',
      'profileTalents { id main profileUserTalentId }',
    ),
    input: (own) => ({ id: own.profile, main: true, profileUserTalentId: 6 }),
    answer: (own) => ({
      profileTalents: expect.arrayContaining([{ id: own.profile, main: true, profileUserTalentId: 6 }]),
    }),
    who: 'administrator',
  },
  createProfileTalent: {
    query: write(
      'createProfileTalent',
      'CreateProfileTalentInput',
      'profileTalents { main profileUserTalentId }',
    ),
    input: (own) => ({ id: own.convocated, talentId: own.talent, main: true, profileUserTalentId: 8 }),
    answer: () => ({
      profileTalents: expect.arrayContaining([{ main: true, profileUserTalentId: 8 }]),
    }),
    who: 'administrator',
  },
  deleteProfileTalent: {
    query:
      'mutation ($input: ID!) { deleteProfileTalent(id: $input) { profileTalents { profileUserTalentId } } }',
    input: (own) => own.profile,
    answer: () => ({ profileTalents: expect.not.arrayContaining([{ profileUserTalentId: 6 }]) }),
    who: 'administrator',
  },
  updateMultimedia: {
    query: write('updateMultimedia', 'MultimediaInput', 'multimedias { id stateId type observation }'),
    input: (own) => ({ id: own.photo, stateId: 83, observation: 'Mala calidad.' }),
    answer: (own) => ({
      multimedias: expect.arrayContaining([
        { id: own.photo, stateId: 83, observation: 'Mala calidad.', type: 'IBOOK' },
      ]),
    }),
    who: 'administrator',
  },
  'updateMultimedia category': {
    query: write('updateMultimedia', 'MultimediaInput', 'multimedias { id type }'),
    input: (own) => ({ id: own.photo, type: 'GALLERY' }),
    answer: (own) => ({ multimedias: expect.arrayContaining([{ id: own.photo, type: 'GALLERY' }]) }),
    who: 'administrator',
  },
};
