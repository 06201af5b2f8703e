import { calendarDays, isoDateInZone } from '@/lib/core/dates';
import { fullName } from '@/lib/core/full-name';
import { eventCode } from '@/lib/events/rules';
import { product } from '@/lib/platform/product';
import type { Engagement } from '../queries';
import type { ContractFacts } from './clause-values';
import type { Signatory } from './signatory';

type Signatories = {
  readonly signatory: Signatory;
  readonly representative: { readonly name: string; readonly document: string } | null;
  readonly producer: { readonly name: string; readonly identification: string | null } | null;
};

/**
 * Takes the facts of a contract from its rows as they are now. The fee is gross: pay per day times the days quoted for
 * the profile, or the calendar days of the event in its own zone.
 */
export function contractFacts(
  engagement: Engagement,
  signatories: Signatories,
  platform: ContractFacts['platform'],
  now: Date,
): ContractFacts {
  const { agency, talent, event, timeZone } = engagement;
  // A call that its event has moved away from tells no dates any more.
  const isWithin = engagement.callStart >= event.startDate && engagement.callEnd <= event.endDate;
  const [start, end] = isWithin
    ? [engagement.callStart, engagement.callEnd]
    : [event.startDate, event.endDate];
  const days = engagement.lineDays ?? calendarDays(event.startDate, event.endDate, timeZone);
  return {
    platform,
    agency: {
      name: agency.name,
      legalNature: agency.legalNature,
      documentType: engagement.agencyDocument,
      identification: agency.identification,
      address: agency.address,
      city: engagement.agencyCity,
      email: agency.email,
      legalRepresentative: signatories.representative,
    },
    producer: signatories.producer ?? { name: agency.name, identification: agency.identification },
    talent: {
      name: fullName(talent),
      documentType: engagement.talentDocument ?? 'Documento de identidad',
      identification: talent.identification ?? '',
      address: talent.address ?? '',
      city: engagement.talentCity,
      phone: talent.phone ?? '',
      email: talent.email,
    },
    ...guardianOf(signatories.signatory),
    event: {
      name: event.name,
      code: eventCode(event) ?? '',
      place: engagement.placeName,
      address: engagement.placeAddress,
      city: engagement.cityName,
      country: engagement.countryName,
      start: event.startDate.toISOString(),
      end: event.endDate.toISOString(),
      timeZone,
    },
    service: { profile: engagement.profileName, days, start: start.toISOString(), end: end.toISOString() },
    fee: { amount: engagement.budget * days, currency: engagement.currencyCode },
    contractDate: isoDateInZone(now, timeZone),
  };
}

const guardianOf = ({ name, documentType, identification, relationship }: Signatory) =>
  relationship ? { guardian: { name, documentType, identification, relationship } } : {};

/** Names the company behind the product for contracts. */
export function platformFacts(): ContractFacts['platform'] {
  const { name, legalName, taxId, supportEmail } = product();
  return { productName: name, legalName, taxId, supportEmail };
}
