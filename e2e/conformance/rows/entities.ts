import { decided, each, type Row, section } from '../row.ts';

const of = (entity: string, names: string): Row[] =>
  each('1.3', entity.replaceAll(' ', '-'), names, (name) => `${entity}: field ${name}`);

/** What hangs on a talent is told with it. */
const ofTalent = (part: string, names: string): Row[] =>
  of(part, names).map((row) => ({ ...row, requirement: `talent: ${row.requirement}` }));

export const ENTITY_ROWS: readonly Row[] = [
  ...of(
    'user',
    `id name lastname email phone state roleId address identification typeIdentificationId corporateEmail city
     currency agencies`,
  ),
  ...section('1.3', {
    'user.corporatePassword': ['user: field corporatePassword', decided('login')],
    'user.noPassword': ['no field of a user tells a password or a hash', 'corporatePassword'],
    'session.account': ['the signed-in account: kept by the server, not by the browser', decided('sessions')],
    'session.names': ['session: first name, first surname, agency and logo are told to the frame'],
    'session.bearerTokenMovil': ['session: the token of the mobile backend is kept for this session alone'],
    'support.contact': ['support contact: its description is the phone'],
    'states.cached': ['state lists of agencies and users, in the order of their ids'],
    'money.minor': ['amounts are integers in minor units'],
    'support.request': [
      'support request: agency name, event or none, user with email, name, lastname, phone and legalNature',
      'agencyName',
      'legalNature',
    ],
  }),
  ...of('userAdmin', 'id name lastname state phone roleId'),
  ...of(
    'agency',
    `id name logo state legalNature payment email phone url address gain identification typeAgency consecutiveQuote
     cityId typeIdentification legalRepresentatives responsableIva personaNaturalArt383AEt declaranteRenta
     granContribuyente regimenSimple autoretenedorRenta autoretenedorIca agencyPricesTaxations users`,
  ),
  ...of('legal representative', 'id document name city'),
  ...of('agencyPricesTaxation', 'price unity pricesTaxation taxation'),
  ...of(
    'client',
    `id name address phone logo typeIdentificationId identification state url nameProducer phoneProducer emailProducer
     dialingCode services city`,
  ),
  ...of(
    'event',
    `id name description logo coverPage startDate endDate url totalDays totalEvent additionalProfiles stateId
     quotationId validAdvance urlAdvance valueAdvance finalClientRelation finalClientColumn eventDirectory
     eventPersonals convocatories`,
  ),
  ...of('final client', 'id name urlLogo'),
  ...of('eventPersonal', 'id startDate endDate quantity profile gender budget'),
  ...of('placeDirectory', 'id name address phone logo city'),
  ...of('eventDirectory', 'name startDate endDate placeDirectory'),
  ...of(
    'convocatory',
    `id code startDate endDate colourEyes colourHair height unitMeasure texture language skills academicTraining
     observations eventPersonal state city convocateds`,
  ),
  ...of('convocated', 'id stateId aplicationTalentState talent urlContract urlEnvoice'),
  ...of(
    'talent',
    `id idFcm name alias lastname email birthdate hairColour eyeColour height weight bust waist hip shirt pants
     footwear unitMeasure gender phone identification address language twitter facebook instagram snapchat youtube
     spotify deezer tiktok photo statePhoto observation createAt generalDescription shortDescription state typeDocument
     residenceCity profileTalents skillTalents multimedias academicTrainings historicalTalentExperiencies
     exclusiveTalent`,
  ),
  ...ofTalent('profileTalent', 'id main profileUserTalentId'),
  ...ofTalent('skillTalent', 'level skill areas observations'),
  ...ofTalent('multimedia', 'id route stateId type observation'),
  ...ofTalent('academicTraining', 'place description'),
  ...ofTalent('experience', 'description startDate endDate area'),
  ...ofTalent('exclusiveTalent', 'agencyId'),
  ...of(
    'quotation',
    `id code nameClient nameContact emailClient phoneClient nameEvent place quantityHours startDate endDate createdAt
     stateId city agency clientId dialingCode currencyId tercero observation feeding transport foodTransportation priceGain
     priceNetGain percentageGain subtotal subtotalItalentt iva total subtotalPlatform ivaPlatform totalPlatform
     quantityServiceAgent daysServiceAgent subtotalServiceAgent ivaServiceAgent totalServiceAgent priceAgentService`,
  ),
  ...of(
    'quotationTypeTalent',
    `id profile quantityDays budget paymentProducer paymentClient subtotalProducer subtotalClient ivaProducer ivaClient
     totalProducer totalClient reteFuente reteIca reteIva gainItalentt payPerDay announcement totalAnnouncement
     expectedPayment talentCosts serviceAgentCost foodCost transportationCost grossProfit incomeTax netIncome genders`,
  ),
  ...of('country', 'id name code enabled cities typeDocuments'),
  ...of('currency', 'id code name'),
  ...of('service', 'id name code'),
  ...of('taxation', 'id name regionalEntity pricesTaxations'),
  ...of('platform transportation', 'fee platformGain userTransportations'),
  ...of('contract clause', 'description order typeContract clause'),
  ...of('constant', 'id name description'),
  ...of('state record', 'id name description'),
  ...of('profile list', 'profiles code'),
  ...of('gender list', 'genders code'),
  ...of('unit-measure list', 'unitMeasures code'),
  ...each(
    '1.3',
    'registration',
    `nameUser lastnameUser cityUser typeIdUser identificationUser phoneUser emailUser stateUser nameAgency cityAgency
     typeIdAgency identificationAgency phoneAgency emailAgency stateAgency legalNature PERSONA_NATURAL
     PERSONA_JURIDICA`,
    (name) => `registration payload: ${name}`,
  ),
];
