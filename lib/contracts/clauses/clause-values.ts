import type { Relationship } from '@/db/values/consents';
import { amountInWords, quantityInWords } from '@/lib/core/amount-in-words';
import { calendarDays, formatIsoDate, formatLongDate, formatTime12h, type Instant } from '@/lib/core/dates';
import { formatMoney } from '@/lib/core/money';
import { fitsIdentity } from '@/lib/core/readers/identity-number';
import { foldText, foldWord } from '@/lib/core/text';
import type { ClauseValues } from './clauses';

type Person = { readonly name: string; readonly documentType: string; readonly identification: string };

/** Facts that a contract states. The contract's snapshot freezes exactly this. */
export type ContractFacts = {
  readonly platform: {
    readonly productName: string;
    readonly legalName: string;
    readonly taxId: string;
    readonly supportEmail: string;
  };
  readonly agency: {
    readonly name: string;
    /** A value that contains NATURAL is a person, any other a business. */
    readonly legalNature: string;
    readonly documentType: string | null;
    readonly identification: string | null;
    readonly address: string | null;
    readonly city: string | null;
    readonly email: string | null;
    readonly legalRepresentative: { readonly name: string; readonly document: string } | null;
  };
  readonly producer: { readonly name: string; readonly identification: string | null };
  readonly talent: Person & {
    readonly address: string;
    /** Where it resides; absent in contracts made before it was named. */
    readonly city?: string | null;
    readonly phone: string;
    readonly email: string;
  };
  /** Who signs for a talent that is under 18 on the day of signing; absent for one that is of age then. */
  readonly guardian?: Person & { readonly relationship: Relationship };
  readonly event: {
    readonly name: string;
    readonly code: string;
    readonly place: string | null;
    readonly address: string | null;
    readonly city: string;
    readonly country: string;
    readonly start: Instant;
    readonly end: Instant;
    readonly timeZone: string;
  };
  /** Profile and calendar days the talent is engaged for. */
  readonly service: {
    readonly profile: string;
    readonly days: number;
    /** The call's own dates; absent in contracts made before they were told apart from the event's. */
    readonly start?: Instant;
    readonly end?: Instant;
  };
  /** Gross fee for all days, in minor units. */
  readonly fee: { readonly amount: number; readonly currency: string };
  /** The day of signing in the event's zone, `YYYY-MM-DD`. */
  readonly contractDate: string;
};

const present = (...parts: readonly (string | null)[]) =>
  parts
    .map((part) => part?.trim())
    .filter(Boolean)
    .join(', ');

/** An address and its city, which is not said twice where a part of the address between commas is it, or its end. */
function domicile(address: string | null, city: string | null): string {
  const parts = (address ?? '').split(',').map(foldWord);
  const named = foldWord(city ?? '');
  const ends = foldText(address ?? '')
    .trim()
    .endsWith(` ${foldText(city ?? '').trim()}`);
  return address && named && (ends || parts.includes(named)) ? address.trim() : present(address, city);
}

type Contracting = Pick<ContractFacts, 'agency' | 'producer'>;

function representation({ agency, producer }: Contracting): string | null {
  if (agency.legalNature.includes('NATURAL')) return 'que actúa en nombre propio';
  const signatory = agency.legalRepresentative;
  if (signatory) {
    return `cuya representación legal ejerce ${signatory.name}, con documento de identidad ${signatory.document}`;
  }
  return producer.identification === null
    ? null
    : `por quien actúa en este acto ${producer.name}, con documento de identidad ${producer.identification}`;
}

/** What a guardian is, as it stands in a sentence. */
export const RELATIONSHIP_WORDS: Readonly<Record<Relationship, string>> = {
  MADRE: 'madre',
  PADRE: 'padre',
  REPRESENTANTE: 'representante legal',
};

/** What the contract says of the talent's age and of who acts for it. Nothing of it holds for the other. */
function capacity({ guardian }: Pick<ContractFacts, 'guardian'>) {
  if (!guardian) {
    return {
      'talent.age': 'mayor de edad',
      'talent.representation': 'quien actúa en nombre propio',
      'talent.binding': 'EL TALENTO declara, autoriza y se obliga por sí mismo.',
      'talent.signer': 'EL TALENTO',
    };
  }
  const { name, documentType, identification, relationship } = guardian;
  return {
    'talent.age': 'menor de edad',
    'talent.representation': `en cuyo nombre y representación actúa ${name}, con ${documentType} ${identification}, en calidad de ${RELATIONSHIP_WORDS[relationship]}`,
    'talent.binding': `Cuanto EL TALENTO declara, autoriza y acepta en este contrato, incluidas la autorización de tratamiento de sus datos personales y, donde la haya, la de su imagen, lo hace por medio de ${name}, quien lo representa y consiente en que preste el servicio.`,
    'talent.signer': `${name}, en representación de EL TALENTO,`,
  };
}

/** Profile fields of an agency that a contract needs. */
export type AgencyField = 'email' | 'identification' | 'address' | 'legalRepresentative';

/** A number of before that can be of no document counts as missing. */
const numbered = (identification: string | null | undefined): string | null =>
  fitsIdentity(null, identification) ? (identification ?? null) : null;

/** What is worded of who signs for an agency, where that has a number. */
function identifiedSigner(facts: Contracting): string | null {
  const { agency, producer } = facts;
  if (agency.legalNature.includes('NATURAL')) return representation(facts);
  const signer = agency.legalRepresentative?.document ?? producer.identification;
  return numbered(signer) && representation(facts);
}

/** The fields an agency has to fill in before anybody can sign; none when its data suffice. */
export function missingOfAgency(facts: Contracting): AgencyField[] {
  const { agency } = facts;
  const known: Readonly<Record<AgencyField, string | null>> = {
    email: agency.email,
    identification: agency.documentType && numbered(agency.identification),
    // A domicile is a city, and perhaps an address in it.
    address: agency.city && domicile(agency.address, agency.city),
    legalRepresentative: identifiedSigner(facts),
  };
  return (Object.keys(known) as AgencyField[]).filter((field) => !known[field]?.trim());
}

type Served = { readonly start: Instant; readonly end: Instant; readonly timeZone: string };

/** Returns the dates of service: those of the call, else those of the whole event. */
export const servedDates = ({ event, service }: Pick<ContractFacts, 'event' | 'service'>): Served => ({
  start: service.start ?? event.start,
  end: service.end ?? event.end,
  timeZone: event.timeZone,
});

/** Words the dates of service. With fewer days than the dates span the contract must not name them all. */
function dates({ start, end, timeZone }: Served, days: number): string {
  const from = formatLongDate(start, timeZone, { year: true });
  const span = calendarDays(start, end, timeZone);
  if (span === 1) return `el día ${from}`;
  if (days < span) {
    return `entre el día ${from} y el día ${formatLongDate(end, timeZone, { year: true })}, en las fechas que EL CONTRATANTE indique por escrito`;
  }
  return `desde el día ${from} hasta el día ${formatLongDate(end, timeZone, { year: true })}`;
}

function schedule({ start, end, timeZone }: Served): string {
  const [from, to] = [formatTime12h(start, timeZone), formatTime12h(end, timeZone)];
  if (calendarDays(start, end, timeZone) === 1) return `de ${from} a ${to}`;
  return `con hora de inicio ${from} el primer día y hora de terminación ${to} el último día`;
}

/**
 * Returns the text of every placeholder of the clauses. Null where the facts do not hold it: a company without legal
 * representative whose producer has no identification, an agency without e-mail, document or city.
 */
export function clauseValues(facts: ContractFacts): ClauseValues {
  const { platform, agency, producer, talent, event, service, fee } = facts;
  const served = servedDates(facts);
  return {
    'platform.productName': platform.productName,
    'platform.legalName': platform.legalName,
    'platform.taxId': platform.taxId,
    'platform.supportEmail': platform.supportEmail,
    'producer.name': producer.name,
    'agency.name': agency.name,
    'agency.documentType': agency.documentType,
    'agency.identification': agency.identification,
    'agency.domicile': domicile(agency.address, agency.city),
    'agency.representation': representation(facts),
    'agency.email': agency.email,
    'talent.name': talent.name,
    'talent.documentType': talent.documentType,
    'talent.identification': talent.identification,
    'talent.address': talent.address && domicile(talent.address, talent.city ?? null),
    ...capacity(facts),
    'event.name': event.name,
    'event.code': event.code,
    'event.venue': present(event.place, event.address) || 'el lugar que EL CONTRATANTE indique por escrito',
    'event.city': event.city,
    'event.country': event.country,
    'event.dates': dates(served, service.days),
    'event.schedule': schedule(served),
    'service.profile': service.profile,
    'service.days': quantityInWords(service.days, { one: 'día', many: 'días' }),
    'fee.figures': formatMoney(fee.amount, fee.currency),
    'fee.words': amountInWords(fee.amount, fee.currency),
    'contract.date': formatIsoDate(facts.contractDate),
  };
}
