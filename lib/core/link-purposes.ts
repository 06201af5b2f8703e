import type { LinkPurpose } from '@/db/values/link-purposes';
import type { LinkSubject } from './actor';

const HOUR = 60 * 60 * 1000;
const DAY = 24 * HOUR;
const MINUTE = HOUR / 60;

type Purpose = {
  /** First segment of its page's path, as the specification writes it. */
  readonly page: string;
  /** The ids that follow it in the path; `person` is a user's or a talent's id and which of the two it is. */
  readonly names: 'person' | readonly (keyof LinkSubject)[];
  /** In milliseconds: from when it is made, or from the end of its event. */
  readonly life: { readonly fromNow: number } | { readonly afterEvent: number };
  readonly singleUse: boolean;
  /** It shows personal data or binds a person: the link alone is not enough, a one-time code is asked for. */
  readonly asksForCode: boolean;
  /** It is of an agency's work with others, and opens nothing while that agency may do nothing. */
  readonly closesWithAgency: boolean;
};

const WORK = {
  life: { afterEvent: 30 * DAY },
  singleUse: false,
  asksForCode: false,
  closesWithAgency: true,
} as const;

const ACCOUNT = {
  names: 'person',
  life: { fromNow: 7 * DAY },
  singleUse: true,
  asksForCode: false,
  closesWithAgency: false,
} as const;

/** What each link is for, and what follows from it (product decisions, "Identifiers and links"). */
export const LINK_PURPOSES = {
  ACTIVATION: { ...ACCOUNT, page: 'activar-cuenta' },
  /** Opens a talent's session, once its page's button is pressed. Who reads the mailbox may come in anyway, by a reset. */
  TALENT_LOGIN: { ...ACCOUNT, page: 'entrar', names: ['talentId'], life: { fromNow: 20 * MINUTE } },
  PASSWORD_RESET: { ...ACCOUNT, page: 'restablecer-contrasena', life: { fromNow: HOUR } },
  /** The guardian of a talent under 18 says yes by it, or takes that back: it stays good as long as that may happen. */
  GUARDIAN_CONSENT: {
    ...ACCOUNT,
    page: 'acudiente',
    names: ['talentId'],
    life: { fromNow: 30 * DAY },
    singleUse: false,
  },
  INVITATION: { ...ACCOUNT, page: 'invitacion', names: ['invitationId'] },
  /** Somebody registers by it as a talent of the agency that gave it: it proves nothing of who holds it. */
  TALENT_INVITATION: {
    ...ACCOUNT,
    page: 'invitacion-talento',
    names: ['invitationId'],
    life: { fromNow: 30 * DAY },
    singleUse: false,
    closesWithAgency: true,
  },
  /** Who has just registered adds photos by it, in the same browser. It is sent to nobody. */
  JOINING_PHOTOS: {
    ...ACCOUNT,
    page: 'unete-fotos',
    names: ['talentId'],
    life: { fromNow: DAY },
    singleUse: false,
  },
  QUOTATION_ANSWER: { ...WORK, page: 'cotizacion', names: ['quotationId'] },
  /** The client of an event reads what advance it is asked for, and hands in the proof that it was paid. */
  ADVANCE: { ...WORK, page: 'anticipo', names: ['eventId'] },
  /** A client reads what it owes to an agency, and hands in proofs of payment. */
  STATEMENT: { ...WORK, page: 'estado-de-cuenta', names: ['clientId'], life: { fromNow: 90 * DAY } },
  /** A person of a client chooses among the talents shown of an event. */
  SELECTION: { ...WORK, page: 'seleccion', names: ['viewerId'] },
  TALENT_REPLY: { ...WORK, page: 'convocatoria', names: ['convocatoryId', 'talentId'] },
  CONTRACT: {
    ...WORK,
    page: 'contract-talent',
    names: ['eventId', 'talentId'],
    asksForCode: true,
  },
  /** What was earned is owed, whatever becomes of the agency's account. */
  CLAIM: {
    ...WORK,
    page: 'invoice',
    names: ['convocatoryId', 'talentId'],
    asksForCode: true,
    closesWithAgency: false,
  },
  RIDE: { ...WORK, page: 'transportation-service', names: ['convocatoryId', 'talentId'] },
} as const satisfies Record<LinkPurpose, Purpose>;

export const isLinkPurpose = (text: unknown): text is LinkPurpose =>
  typeof text === 'string' && Object.hasOwn(LINK_PURPOSES, text);

/** What one purpose says, in the words of all. */
export const linkPurpose = (purpose: LinkPurpose): Purpose => LINK_PURPOSES[purpose];
