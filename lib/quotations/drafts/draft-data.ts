import type { QuotationData } from '../inputs';
import type { QuotationLine } from '../lines/queries';
import type { Quotation } from '../queries';

/** A stored quotation as what was typed of it, to price it again or to begin another one from it. */
export function dataOf(quotation: Quotation, lines: readonly QuotationLine[]): QuotationData {
  return {
    clientId: quotation.clientId,
    nameClient: quotation.nameClient,
    nameContact: quotation.nameContact,
    emailClient: quotation.emailClient,
    phoneClient: quotation.phoneClient,
    dialingCode: quotation.dialingCode,
    nameEvent: quotation.nameEvent,
    place: quotation.place,
    address: quotation.address,
    cityId: quotation.cityId,
    hours: quotation.hours,
    startDate: quotation.startDate,
    endDate: quotation.endDate,
    currencyId: quotation.currencyId,
    fxRate: quotation.fxRate,
    fxRateDate: quotation.fxRateDate,
    tercero: quotation.tercero,
    observation: quotation.observation,
    message: quotation.message,
    paymentTerms: quotation.paymentTerms,
    terms: quotation.terms,
    validityDays: quotation.validityDays,
    copies: quotation.copies,
    serviceConcept: quotation.serviceConcept,
    gain: quotation.gain,
    feeding: quotation.feeding,
    transport: quotation.transport,
    agentPrice: quotation.agentPrice,
    agents: quotation.agents,
    agentDays: quotation.agentDays,
    lines: lines.map((line) => ({
      profile: line.profile,
      days: line.days,
      budget: line.budget,
      payBasis: line.payBasis,
      withholding: line.withholding,
      ivaCategory: line.ivaCategory,
      genders: [...line.genders],
    })),
  };
}
