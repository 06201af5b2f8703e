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

/** Where images of the portal are uploaded. */
export const IMAGE_UPLOAD_PATH = '/upload-images';

/** The public showcase of an event. */
export const showcasePath = (eventId: string): string => `/evento-cliente/${eventId}`;

/** A talent's own call sheet of work for which it is confirmed. */
export const ownSheetPath = (convocatedId: string): string => `/mi-perfil/trabajos/${convocatedId}`;

/** The desk of an event, on the day: who came, who is missing. */
export const deskPath = (eventId: string): string => `/mesa/${eventId}`;

/** The specification's page of a contract: /contract-talent/{idEvent}/{idTalent}. */
export const contractPath = (eventId: string, talentId: string): string =>
  `/contract-talent/${eventId}/${talentId}`;

/** Where anybody checks a document, and one by its code. */
export const VERIFICATION_PATH = '/verificar';
export const verificationPath = (code: string): string => `${VERIFICATION_PATH}/${code}`;

/** A certificate by which documents were sealed, by its SHA-256. */
export const sealCertificatePath = (fingerprint: string): string =>
  `${VERIFICATION_PATH}/certificado/${fingerprint}`;

/** The inbox of claims, and one of them. */
export const CLAIMS_PATH = '/cuentas-de-cobro';
export const claimPath = (claimId: string): string => `${CLAIMS_PATH}/${claimId}`;

/** What clients owe, one client's statement, and what the platform collects for agencies. */
export const RECEIVABLES_PATH = '/cartera';
export const COLLECTED_PATH = '/recaudo';
export const statementPath = (clientId: string): string => `${RECEIVABLES_PATH}/${clientId}`;
