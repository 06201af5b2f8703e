/** A name as it stands in an address: lower case, accents and everything but letters and digits gone. */
const slug = (name: string): string =>
  name
    .normalize('NFD')
    .replaceAll(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '') || 'sin-nombre';

/** The specification's address of an event: /evento/{id}/{name}. */
export const eventPath = (id: string, name: string): string => `/evento/${id}/${slug(name)}`;

/** /evento/{id}/{name}/talento/{idTalent} */
export const eventTalentPath = (id: string, name: string, talentId: string): string =>
  `${eventPath(id, name)}/talento/${talentId}`;

/** /cotizador/listado/cotizacion/{id}/{eventurl?} */
export const quotationPath = (id: string, eventName?: string): string =>
  `/cotizador/listado/cotizacion/${id}${eventName ? `/${slug(eventName)}` : ''}`;

/** The list of quotations with every version of one, by its code: 'COT-00148'. */
export const quotationVersionsPath = (code: string): string =>
  `/cotizador/listado?q=${encodeURIComponent(code)}&versiones=todas`;

/** /perfil/{id}/{name}: the profile of an agency, alike for all its people. */
export const profilePath = (agencyId: string, agencyName: string): string =>
  `/perfil/${agencyId}/${slug(agencyName)}`;

/** What an agency's work came to, by the specification's address. */
export const ANALYTICS_PATH = '/Analytic';

/** What one accepts by opening an account. */
export const TERMS_PATH = '/terminos';
export const POLICY_PATH = '/politica-de-datos';

/** The help, and one page of it. */
export const HELP_PATH = '/ayuda';
export const helpPath = (slug: string): string => `${HELP_PATH}/${slug}`;

/** Where images of the portal are uploaded. */
export const IMAGE_UPLOAD_PATH = '/upload-images';

/** The public showcase of an event. */
export const showcasePath = (eventId: string): string => `/evento-cliente/${eventId}`;

/** What is prepared for it, as the client would see it. */
export const showcasePreviewPath = (eventId: string): string => `/vitrina-borrador/${eventId}`;

/** The picture that a chat shows of it. */
export const showcasePicturePath = (eventId: string): string => `${showcasePath(eventId)}/vista-previa.png`;

/** A talent's own call sheet of work for which it is confirmed. */
export const ownSheetPath = (convocatedId: string): string => `/mi-perfil/trabajos/${convocatedId}`;

/** The desk of an event, on the day: who came, who is missing. */
export const deskPath = (eventId: string): string => `/mesa/${eventId}`;

/** The specification's page of a contract: /contract-talent/{idEvent}/{idTalent}. */
export const contractPath = (eventId: string, talentId: string): string =>
  `/contract-talent/${eventId}/${talentId}`;

/** The specification's page of a talent's rides: /transportation-service/{idConvocatory}/{idTalent}. */
export const ridePath = (convocatoryId: string, talentId: string): string =>
  `/transportation-service/${convocatoryId}/${talentId}`;

/** Where anybody checks a document, and one by its code. */
export const VERIFICATION_PATH = '/verificar';
export const verificationPath = (code: string): string => `${VERIFICATION_PATH}/${code}`;

/** A certificate by which documents were sealed, by its SHA-256. */
export const sealCertificatePath = (fingerprint: string): string =>
  `${VERIFICATION_PATH}/certificado/${fingerprint}`;

/** The inbox of claims, and one of them. */
export const CLAIMS_PATH = '/cuentas-de-cobro';
export const claimPath = (claimId: string): string => `${CLAIMS_PATH}/${claimId}`;

/** To which the proof of a payment of a claim is posted. */
export const claimProofPath = (claimId: string, paymentId: string): string =>
  `${claimPath(claimId)}/pago/${paymentId}`;

/** To which the paper of a treaty is posted. */
export const treatyPath = (claimId: string): string => `${claimPath(claimId)}/convenio`;

/** What was withheld from talents, by month and with its certificates. */
export const WITHHOLDINGS_PATH = '/retenciones';

/** The list of support documents, and how they are numbered. */
export const SUPPORT_DOCUMENTS_PATH = `${CLAIMS_PATH}/documentos-soporte`;
export const SUPPORT_NUMBERS_PATH = `${SUPPORT_DOCUMENTS_PATH}/numeracion`;
/** What an agency's accountant books, month by month. */
export const JOURNAL_PATH = '/libro-diario';

/** The claims that the platform pays, and one of them. */
/** The administrator's screens about rides. */
/** What happened to one's work, and how one is told of it. */
export const INBOX_PATH = '/avisos';

export const RIDE_OFFICE_PATH = '/transporte';
export const rideCityPath = (coverageId: string): string => `${RIDE_OFFICE_PATH}/ciudades/${coverageId}`;
export const RIDERS_PATH = `${RIDE_OFFICE_PATH}/talentos`;
export const PLATFORM_RIDES_PATH = `${RIDE_OFFICE_PATH}/viajes`;
export const platformRidePath = (rideId: string): string => `${PLATFORM_RIDES_PATH}/${rideId}`;

export const PLATFORM_CLAIMS_PATH = '/recaudo/cuentas';
export const platformClaimPath = (claimId: string): string => `${PLATFORM_CLAIMS_PATH}/${claimId}`;

/** Where an agency signs what waits at all of its events. */
export const SIGNING_PATH = '/eventos/firmar';
/** What clients owe, one client's statement, and what the platform collects for agencies. */
export const RECEIVABLES_PATH = '/cartera';
export const COLLECTED_PATH = '/recaudo';
export const collectedPath = (eventId: string): string => `${COLLECTED_PATH}/${eventId}`;
/** Where the proof of what the platform paid to an agency goes. */
export const collectedPayoutProofPath = (eventId: string, payoutId: string): string =>
  `${collectedPath(eventId)}/pago/${payoutId}`;
export const statementPath = (clientId: string): string => `${RECEIVABLES_PATH}/${clientId}`;

/** Batches of payments, one of them, and its file for the bank. */
export const PAYOUTS_PATH = '/pagos';
export const payoutPath = (batchId: string): string => `${PAYOUTS_PATH}/${batchId}`;
export const payoutProofPath = (batchId: string): string => `${payoutPath(batchId)}/comprobante`;
/** The accounts from which they are paid. */
export const PAYER_ACCOUNTS_PATH = `${PAYOUTS_PATH}/cuentas`;
export const payoutFilePath = (batchId: string): string => `${payoutPath(batchId)}/archivo`;
