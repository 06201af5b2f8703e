import type { CreateQuotationInput, QuotationLineInput } from '../inputs';

/** The catalogue's Bogotá. */
const BOGOTA = 1;

export const lineInput: QuotationLineInput = {
  profile: 'modelo',
  days: 1,
  budget: 180_000,
  payBasis: 'GROSS',
  genders: [{ gender: 'FEMENINO', quantity: 2 }],
};

/** A day in Bogotá with two models, without food, as a screen would save it. */
export const draftInput: CreateQuotationInput = {
  nameEvent: '  Lanzamiento de otoño ',
  cityId: BOGOTA,
  startDate: new Date('2027-03-01T13:00:00Z'),
  endDate: new Date('2027-03-01T23:00:00Z'),
  gain: '20',
  feeding: 0,
  transport: 20_000,
  lines: [lineInput],
};
