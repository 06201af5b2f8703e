import { localDateTimeInZone } from '@/lib/core/dates';
import type { QuotationLine } from '../lines/queries';
import type { QuotationDetail } from '../queries';
import { plainDecimal, type VersionContent, type VersionLine } from './rules/version-content';

const quantityOf = (line: QuotationLine, wanted: 'FEMENINO' | 'MASCULINO'): number =>
  line.genders.find(({ gender }) => gender === wanted)?.quantity ?? 0;

const versionLine = (line: QuotationLine): VersionLine => ({
  profile: line.profile,
  women: quantityOf(line, 'FEMENINO'),
  men: quantityOf(line, 'MASCULINO'),
  days: line.days,
  budget: line.budget,
  payBasis: line.payBasis,
  withholding: line.withholding,
  ivaCategory: line.ivaCategory,
  unit: line.paymentClient,
  subtotal: line.subtotalClient,
});

/** A stored quotation as it is compared with its other versions. */
export function storedVersion(quotation: QuotationDetail, lines: readonly QuotationLine[]): VersionContent {
  const { timeZone, total, reteFuente, reteIca, reteIva } = quotation;
  return {
    fields: {
      client: quotation.nameClient,
      contact: quotation.nameContact,
      email: quotation.emailClient,
      phone: quotation.phoneClient && `+${quotation.dialingCode} ${quotation.phoneClient}`,
      event: quotation.nameEvent || null,
      start: localDateTimeInZone(quotation.startDate, timeZone),
      end: localDateTimeInZone(quotation.endDate, timeZone),
      hours: quotation.hours,
      city: quotation.cityName,
      place: quotation.place,
      address: quotation.address,
      gain: plainDecimal(quotation.gain),
      feeding: quotation.feeding,
      transport: quotation.transport,
      agents: quotation.agents,
      agentDays: quotation.agentDays,
      agentPrice: quotation.agentPrice,
      serviceConcept: quotation.serviceConcept,
      tercero: quotation.tercero,
      currency: quotation.currencyCode,
      fxRate: plainDecimal(quotation.fxRate),
      fxRateDate: quotation.fxRateDate,
      observation: quotation.observation,
      message: quotation.message,
      paymentTerms: quotation.paymentTerms,
      terms: quotation.terms,
      validityDays: quotation.validityDays,
      copies: quotation.copies.join(', ') || null,
    },
    amounts: {
      subtotal: quotation.subtotal,
      iva: quotation.iva,
      total,
      reteFuente,
      reteIca,
      reteIva,
      netReceivable: total - reteFuente - reteIca - reteIva,
      priceGain: quotation.priceGain,
      incomeTax: quotation.incomeTax,
      priceNetGain: quotation.priceNetGain,
    },
    lines: lines.map(versionLine),
  };
}
