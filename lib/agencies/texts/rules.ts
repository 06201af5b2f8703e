import type { AgencyText } from '@/db/values/agency-texts';

/** What is said of a mail or a chat: texts with places such as {evento}. Only mails have a subject. */
export type Wording = { readonly subject: string | null; readonly body: string };

type TextRule = Wording & {
  /** The places that it may have. */
  readonly places: readonly string[];
  /** The one without which it would be of no use. */
  readonly needs?: string;
};

const TALENT = ['talento', 'agencia', 'evento', 'fechas'] as const;
const INVITED = ['talento', 'agencia', 'plataforma'] as const;
const LINK = { needs: 'enlace' } as const;

/** The usual words of each text, and the places that an agency's own may have. */
export const TEXT_RULES: Readonly<Record<AgencyText, TextRule>> = {
  QUOTATION_MAIL: {
    places: ['saludo', 'contacto', 'agencia', 'evento', 'codigo', 'fechas', 'ciudad', 'total', 'validez'],
    subject: 'Cotización {codigo} · {evento}',
    body: '{saludo}. {agencia} te envía la cotización que pediste. Va adjunta en PDF.',
  },
  SHOWCASE_MAIL: {
    places: ['saludo', 'contacto', 'agencia', 'evento', 'fechas', 'talentos'],
    subject: 'Talentos para {evento}',
    body: '{saludo}. {agencia} te presenta {talentos} para {evento}.',
  },
  CALL_MAIL: {
    places: [...TALENT, 'perfil', 'ciudad', 'pago'],
    subject: '{agencia} te convoca: {evento}',
    body: '{agencia} te convoca como {perfil}.',
  },
  CONTRACT_MAIL: {
    places: TALENT,
    subject: 'Firma tu contrato: {evento}',
    body: '{agencia} te confirmó para {evento}. Para asegurar tu lugar, firma el contrato en línea. Ten a la mano tu documento de identidad, RUT, EPS y ARL en PDF o foto.',
  },
  ADVANCE_MAIL: {
    places: ['saludo', 'contacto', 'agencia', 'evento', 'fechas', 'anticipo'],
    subject: 'Anticipo para {evento}',
    body: '{saludo}. {agencia} te pide un anticipo de {anticipo} para tu evento. Abajo te dice cómo pagarlo; después sube el comprobante, sin crear una cuenta.',
  },
  INVITATION_MAIL: {
    places: INVITED,
    subject: '{agencia} te invita a {plataforma}',
    body: '{agencia} quiere tenerte entre sus talentos en {plataforma}, donde las agencias convocan, contratan y pagan. Crea tu perfil desde el celular: toma unos tres minutos.',
  },
  QUOTATION_CHAT: {
    ...LINK,
    places: ['saludo', 'agencia', 'codigo', 'evento', 'enlace'],
    subject: null,
    body: '{saludo}. {agencia} te comparte la cotización {codigo} de {evento}. Puedes verla y responderla aquí: {enlace}',
  },
  SHOWCASE_CHAT: {
    ...LINK,
    places: ['evento', 'enlace'],
    subject: null,
    body: 'Hola, estos son los talentos para {evento}: {enlace}',
  },
  CALL_CHAT: {
    ...LINK,
    places: [...TALENT, 'enlace'],
    subject: null,
    body: 'Hola {talento}, {agencia} te convoca para {evento} ({fechas}). Responde aquí si estás disponible: {enlace}',
  },
  CONTRACT_CHAT: {
    ...LINK,
    places: [...TALENT, 'enlace'],
    subject: null,
    body: 'Hola {talento}, {agencia} te confirmó para {evento} ({fechas}). Firma tu contrato aquí: {enlace}',
  },
  CLAIM_CHAT: {
    ...LINK,
    places: [...TALENT, 'enlace'],
    subject: null,
    body: 'Hola {talento}, gracias por tu trabajo en {evento}. Envía tu cuenta de cobro aquí: {enlace}',
  },
  INVITATION_CHAT: {
    ...LINK,
    places: [...INVITED, 'enlace'],
    subject: null,
    body: 'Hola, {talento}. {agencia} te invita a crear tu perfil de talento en {plataforma}. Toma unos tres minutos: {enlace}',
  },
};

/** The places of the conditions of a quotation. */
export const TERM_PLACES = ['agencia', 'cliente', 'evento', 'ciudad', 'fechas'] as const;

const PLACE = /\{([^{}]*)\}/g;

/** The places that a text has and may not have, as they were typed: '{evneto}'. */
export const unknownPlaces = (text: string, places: readonly string[]): string[] =>
  [...text.matchAll(PLACE)].filter(([, name = '']) => !places.includes(name)).map(([place]) => place);

/** A text with the places filled that have a value; others stay as they were typed. What a value holds is never read as a place. */
export const fillWording = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replaceAll(PLACE, (place, name: string) =>
    Object.hasOwn(values, name) ? (values[name] ?? '') : place,
  );

/** 'Hola, Ana', or 'Hola' for nobody known by name. */
export const greeting = (name: string | null | undefined): string => (name ? `Hola, ${name}` : 'Hola');
