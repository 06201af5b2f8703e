import type { Row } from '../../e2e/conformance/row.ts';
import { messages } from '../../lib/i18n/messages/es.ts';
import type { Break } from './break.ts';

/** The types that carry the entities of the specification, as its rows call these. */
const TYPES: Readonly<Record<string, string>> = {
  user: 'User',
  userAdmin: 'User',
  agency: 'Agency',
  'legal-representative': 'LegalRepresentative',
  agencyPricesTaxation: 'AgencyPricesTaxation',
  client: 'Client',
  event: 'Event',
  'final-client': 'FinalClient',
  eventPersonal: 'EventPersonal',
  placeDirectory: 'PlaceDirectory',
  eventDirectory: 'EventDirectory',
  convocatory: 'Convocatory',
  convocated: 'Convocated',
  talent: 'Talent',
  profileTalent: 'ProfileTalent',
  skillTalent: 'SkillTalent',
  multimedia: 'Multimedia',
  academicTraining: 'AcademicTraining',
  experience: 'HistoricalTalentExperiency',
  exclusiveTalent: 'ExclusiveTalent',
  quotation: 'Quotation',
  quotationTypeTalent: 'QuotationTypeTalent',
  country: 'Country',
  currency: 'Currency',
  service: 'Service',
  taxation: 'Taxation',
  'platform-transportation': 'PlatformTransportation',
  'contract-clause': 'ContractClause',
  constant: 'Constant',
  'state-record': 'State',
  'profile-list': 'Profile',
  'gender-list': 'Gender',
  'unit-measure-list': 'UnitMeasure',
};

/** What each read of the specification asks of which field, by the end of its row's id. */
const READS: Readonly<Record<string, readonly [field: string, ...named: string[]]>> = {
  'user-by-id': ['user', 'id'],
  'user-with-agencies': ['user', 'id'],
  'agency-by-id-with-clients,-quotations-and-events': ['agency', 'id'],
  'agencies-list': ['agencies'],
  'agency-quotations-with-their-first-event-by-agency-id': ['quotations', 'agencyId'],
  'events-directory-after-a-date': ['eventDirectories', 'after'],
  'place-directories-by-city': ['placeDirectories', 'cityId'],
  'event-by-id': ['event', 'id'],
  'convocatory-by-id': ['convocatory', 'id'],
  'convocated-by-id': ['convocated', 'id'],
  'talent-by-id': ['talent', 'id'],
  'talents-list': ['talents'],
  'talents-with-a-push-token': ['talents', 'withPushToken'],
  'talents-by-city': ['talents', 'cityId'],
  'talents-by-ids': ['talents', 'ids'],
  'talents-in-state-18': ['talents', 'state'],
  'quotations-by-code': ['quotations', 'code'],
  'quotation-by-id': ['quotation', 'id'],
  'countries-with-cities-and-document-types': ['countries'],
  currencies: ['currencies'],
  'taxations-by-country': ['taxations', 'countryId'],
  'contract-clauses': ['contracts', 'typeContract'],
  services: ['services'],
  'support-constants': ['supportConstants'],
  'agency-statistics': ['agencyStatistics', 'agencyId'],
  'convocateds-by-event-and-talent': ['convocateds', 'eventId', 'talentId'],
  'convocateds-by-convocatory-and-talent': ['convocateds', 'convocatoryId', 'talentId'],
  'transportation-by-platform': ['transportationByPlatform', 'platform', 'cityId'],
};

const RECKONED =
  `quotationTypeTalentId foodTransportation priceGain priceNetGain subtotal subtotalItalentt iva total
  subtotalPlatform ivaPlatform totalPlatform subtotalServiceAgent ivaServiceAgent totalServiceAgent`.split(
    /\s+/,
  );
/**
 * What writes take and do not use: sums that the server reckons, ids that it gives itself, states that follow from the
 * act, and owners that are known from who asks (decision 196).
 */
const ACCEPTED: Readonly<Record<string, readonly string[]>> = {
  createQuotation: RECKONED,
  updateQuotation: RECKONED,
  register: ['stateUser', 'stateAgency'],
  updateUser: ['state', 'agencyState'],
  createLegalRepresentative: ['agencyId'],
  updateLegalRepresentative: ['agencyId'],
  createEvent: ['stateId', 'totalDays'],
  updateEvent: ['quotationId'],
  createConvocatory: ['eventId', 'stateId', 'code'],
  updateConvocatory: ['eventId', 'stateId', 'code', 'eventPersonalId'],
  createConvocated: ['stateId', 'urlContract', 'urlEnvoice'],
  updateConvocated: ['talentId', 'convocatoryId', 'urlContract', 'urlEnvoice'],
  createProfileTalent: ['id'],
};

const written = JSON.stringify(messages);
/** Whether the words are told to people, and are no name of a field, of a value or of a test's own. */
const isTold = (words: string) =>
  words.trim().length > 3 &&
  (/\s/.test(words) || /^[A-ZÁÉÍÓÚÑ]/.test(words)) &&
  !/^[A-Z_]+$/.test(words) &&
  written.includes(JSON.stringify(words).slice(1, -1));

/** How the requirement of a row can be broken mechanically; none where no way is known. */
export function breaksOf(row: Row): Break[] {
  const [, entity = '', field = ''] = /^1\.3\/([^.]+)\.(.+)$/.exec(row.id) ?? [];
  const type = row.id === '1.3/agencyPricesTaxation.taxation' ? 'PricesTaxation' : TYPES[entity];
  if (entity.endsWith('-list') && field !== 'code')
    return [{ kind: 'field', type: 'Query', field, answers: 'other' }];
  if (type && /^\w+$/.test(field) && row.literals[0] === field)
    return [
      { kind: 'field', type, field, answers: 'null' },
      { kind: 'field', type, field, answers: 'other' },
    ];
  if (entity === 'registration' && ACCEPTED.register?.includes(field))
    return [{ kind: 'refusal', operation: 'register', name: field }];
  if (entity === 'registration' && field.startsWith('PERSONA_'))
    return [{ kind: 'argument', operation: 'register', name: 'legalNature', input: true }];
  if (entity === 'registration' && /^[a-z]/.test(field))
    return [{ kind: 'argument', operation: 'register', name: field, input: true }];
  const [, operation = '', argument = ''] = /^2\.7\.2\/(\w+)\.(\w+)$/.exec(row.id) ?? [];
  // It is told of the agency, and not sent.
  if (row.id === '2.7.2/updateUser.legalNature')
    return [{ kind: 'field', type: 'Agency', field: argument, answers: 'other' }];
  if (ACCEPTED[operation]?.includes(argument)) return [{ kind: 'refusal', operation, name: argument }];
  // Two values of one field, each a row of its own.
  if (operation && /^(FEMENINO|MASCULINO)$/.test(argument))
    return [{ kind: 'argument', operation, name: 'genders', input: true }];
  if (operation && argument !== operation)
    return [{ kind: 'argument', operation, name: argument, input: true }];
  if (operation) return [{ kind: 'field', type: 'Mutation', field: operation, answers: 'null' }];
  if (row.id.startsWith('1.4.3/states.'))
    return [
      { kind: 'field', type: 'Query', field: 'states', answers: 'null' },
      { kind: 'field', type: 'Query', field: 'states', answers: 'other' },
      { kind: 'argument', operation: 'states', name: 'name', input: false },
    ];
  const [read, ...named] = READS[/^(?:1\.7|2\.7\.1)\/(.+)$/.exec(row.id)?.[1] ?? ''] ?? [];
  if (read)
    return [
      { kind: 'field', type: 'Query', field: read, answers: 'null' },
      { kind: 'field', type: 'Query', field: read, answers: 'other' },
      ...named.map((name) => ({ kind: 'argument', operation: read, name, input: false }) as const),
    ];
  const words = [...row.literals.filter(isTold), ...Object.values(row.messages)];
  return words.map((each) => ({ kind: 'words', words: each }));
}
