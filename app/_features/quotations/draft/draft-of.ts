import { localDateTimeInZone } from '@/lib/core/dates';
import type { QuotationLine } from '@/lib/quotations/lines/queries';
import type { QuotationDetail } from '@/lib/quotations/queries';
import { type DraftForm, daysAndTimes } from './draft-form';

const quantityOf = (line: QuotationLine, wanted: 'FEMENINO' | 'MASCULINO'): number =>
  line.genders.find(({ gender }) => gender === wanted)?.quantity ?? 0;

/** A stored draft as the editor types it on, its instants as wall clocks where the event is. */
export function draftOf(quotation: QuotationDetail, lines: readonly QuotationLine[]): DraftForm {
  const { timeZone, startDate, endDate } = quotation;
  return {
    id: quotation.id,
    clientId: quotation.clientId,
    nameContact: quotation.nameContact ?? '',
    emailClient: quotation.emailClient ?? '',
    phoneClient: quotation.phoneClient ?? '',
    dialingCode: quotation.dialingCode,
    nameEvent: quotation.nameEvent,
    cityId: quotation.cityId,
    place: quotation.place ?? '',
    address: quotation.address ?? '',
    ...daysAndTimes(localDateTimeInZone(startDate, timeZone), localDateTimeInZone(endDate, timeZone)),
    hours: quotation.hours,
    currencyId: quotation.currencyId,
    fxRate: quotation.fxRate,
    fxRateDate: quotation.fxRateDate,
    tercero: quotation.tercero,
    observation: quotation.observation ?? '',
    message: quotation.message,
    paymentTerms: quotation.paymentTerms,
    terms: quotation.terms,
    validityDays: quotation.validityDays,
    copies: quotation.copies.join(', '),
    serviceConcept: quotation.serviceConcept,
    gain: quotation.gain,
    feeding: quotation.feeding,
    transport: quotation.transport,
    agentPrice: quotation.agentPrice,
    agents: quotation.agents,
    agentDays: quotation.agentDays,
    lines: lines.map((line) => ({
      key: line.id,
      profile: line.profile,
      women: quantityOf(line, 'FEMENINO'),
      men: quantityOf(line, 'MASCULINO'),
      days: line.days,
      budget: line.budget,
      payBasis: line.payBasis,
      withholding: line.withholding,
      ivaCategory: line.ivaCategory,
    })),
  };
}
