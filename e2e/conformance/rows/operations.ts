import { decided, each, type Row, section } from '../row.ts';

const query = (chapter: string, names: readonly string[]): Row[] =>
  names.map((name) => ({
    id: `${chapter}/${name.replaceAll(' ', '-')}`,
    chapter,
    requirement: `query: ${name}`,
    decision: null,
    literals: [name],
    messages: {},
  }));
const mutation = (name: string, fields: string): Row[] =>
  each('2.7.2', name, `${name} ${fields}`, (field) =>
    field === name ? `mutation ${name}` : `${name}: field ${field}`,
  );

const CLIENT = `name address phone logo typeIdentificationId identification state cityId nameProducer phoneProducer
  emailProducer url dialingCode`;
const EVENT = `name description stateId startDate endDate eventDirectoryId totalDays totalEvent logo quotationId urlKey
  finalClientColumn finalClientId urlAdvance validAdvance valueAdvance additionalProfiles`;
const CALL = `eventId colourEyes colourHair height unitMeasure texture language cityId skills academicTraining
  observations startDate endDate stateId code eventPersonalId`;
const QUOTATION = `nameContact emailClient phoneClient nameEvent place quantityHours startDate endDate clientId
  dialingCode currencyId tercero observation feeding transport percentageGain quantityServiceAgent daysServiceAgent
  priceAgentService quotationTypeTalents genders quotationTypeTalentId FEMENINO MASCULINO foodTransportation
  priceGain priceNetGain subtotal subtotalItalentt iva total subtotalPlatform ivaPlatform totalPlatform
  subtotalServiceAgent ivaServiceAgent totalServiceAgent`;

export const OPERATION_ROWS: readonly Row[] = [
  ...query('1.7', [
    'user by id',
    'user with agencies',
    'agency by id with clients, quotations and events',
    'agencies list',
    'agency quotations with their first event by agency id',
    'events directory after a date',
    'place directories by city',
    'event by id',
    'convocatory by id',
    'convocated by id',
    'talent by id',
    'talents list',
    'talents with a push token',
    'talents by city',
    'talents by ids',
    'talents in state 18',
    'quotations by code',
    'quotation by id',
    'countries with cities and document types',
    'currencies',
    'taxations by country',
    'contract clauses',
    'services',
    'support constants',
    'agency statistics',
  ]),
  ...section('1.7', {
    'login lookup': ['login by e-mail and password in a query', decided('login')],
    'quotations order': ['agency lists order by code descending, the quotes list ascending'],
    'constants 70 to 79 and 14': ['constants with ids 70 to 79 and 14'],
    'statistics state 36': ['agency statistics cover events from one year back; finished is state 36'],
    'register returns the user': ['register answers the id of the new user', 'register'],
    'variables refused at their path': [
      'wrong variables answer BAD_USER_INPUT with the path',
      'BAD_USER_INPUT',
    ],
    'inputs refused at their path': ['an input of another type is refused for every mutation, and where'],
  }),
  ...each(
    '1.4.3',
    'states',
    'agen usu Eve cli Convoca Talento Cotización',
    (name) => `state names by the prefix ${name}`,
  ),
  ...query('2.7.1', [
    'convocateds by event and talent',
    'convocateds by convocatory and talent',
    'transportation by platform',
  ]),
  ...section('2.7.1', {
    'find by e-mail': ['a user or talent is found by e-mail, alone for a link that goes there'],
    'event network only': [
      'an event is read anew: one whose agency is suspended is gone at the next request',
    ],
    'contract data': ['the contract is drawn from event, agency, representative and clauses'],
    'event quotation': [
      'event: quotation with code, currency, tercero and client; cities with country; announcements',
      'quotation:{code currency{code} tercero agency{name identification users{name email}} client{name}}',
      'announcements',
    ],
  }),
  ...mutation('createTalent', 'name lastname email gender'),
  ...mutation('register', ''),
  ...mutation('updateUser', 'password state agencyState legalNature'),
  ...mutation('updateTalent', 'id'),
  ...section('2.7.2', {
    'updateTalent password': ['updateTalent sets a password by its link; no hash is taken'],
    'hash on the client': ['a bcrypt hash computed on the client', decided('passwords')],
    'updateQuotation recreates': ['updateQuotation deletes and recreates its type-talents'],
    updateUrlEnvoice: ['updateUrlEnvoice with id and url: confirmed, never set by a client', 'urlEnvoice'],
    'phones stripped': ['phones lose brackets, spaces and hyphens; an empty address or url is null'],
    'only non-empty': ['agency updates change only what they name'],
    'createEvent of a quotation': ['createEvent with quotationId', 'createEvent of a quotation'],
    'updateMultimedia category': ['updateMultimedia with a category', 'updateMultimedia category'],
  }),
  ...mutation('createClient', CLIENT),
  ...mutation('updateClient', CLIENT),
  ...mutation('createClientFast', CLIENT),
  ...mutation('createServiceClient', ''),
  ...mutation('deleteServiceClientByClientId', ''),
  ...mutation('createAgencyClient', ''),
  ...mutation('createEventDirectory', 'name startDate endDate placeDirectoryId logo'),
  ...mutation('createEventDirectoryFast', 'placeName'),
  ...mutation('createEvent', EVENT),
  ...mutation('updateEvent', EVENT),
  ...mutation('editEventWithPlace', ''),
  ...mutation('editEventCreatePlace', ''),
  ...mutation('createEventPersonal', 'startDate endDate quantity gender profile budget eventId'),
  ...mutation('deleteEventPersonalByEventId', ''),
  ...mutation('createConvocatory', CALL),
  ...mutation('updateConvocatory', CALL),
  ...mutation('createConvocated', 'talentId stateId convocatoryId urlContract urlEnvoice'),
  ...mutation('updateConvocated', 'talentId stateId convocatoryId urlContract urlEnvoice'),
  ...mutation('createFinalClient', 'name urlLogo'),
  ...mutation('updateFinalClient', 'name urlLogo'),
  ...mutation(
    'updateAgency',
    `name email phone logo url address cityId gain state legalNature consecutiveQuote responsableIva
     personaNaturalArt383AEt declaranteRenta granContribuyente regimenSimple autoretenedorRenta autoretenedorIca
     payment`,
  ),
  ...mutation('createLegalRepresentative', 'agencyId cityId document name'),
  ...mutation('updateLegalRepresentative', 'agencyId cityId document name'),
  ...mutation('createAgencyPricesTaxation', ''),
  ...mutation('deleteAgencyPricesTaxation', ''),
  ...mutation('createQuotation', QUOTATION),
  ...mutation('updateQuotation', QUOTATION),
  ...mutation('updateMultimedia', 'id stateId observation type'),
  ...mutation('createProfileTalent', 'id main profileUserTalentId'),
  ...mutation('updateProfileTalent', 'id main profileUserTalentId'),
  ...mutation('deleteProfileTalent', ''),
];
