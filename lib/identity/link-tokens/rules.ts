import type { LinkPurpose, LinkSubject } from '@/lib/core/actor';

/** Holds for the path of one link alone; set by proxy.ts when it swaps `?k=` for it. */
export const LINK_COOKIE = 'elenco_link';

const DAY = 24 * 60 * 60 * 1000;
const LIFE = {
  ACTIVATION: 7 * DAY,
  INVITATION: 7 * DAY,
  PASSWORD_RESET: DAY / 24,
  AFTER_EVENT: 30 * DAY,
} as const;

const SINGLE_USE: readonly LinkPurpose[] = ['ACTIVATION', 'PASSWORD_RESET', 'INVITATION'];
export const isSingleUse = (purpose: LinkPurpose): boolean => SINGLE_USE.includes(purpose);

/** Product decisions, "Identifiers and links": activation and invitation 7 days, reset 1 hour, the rest 30 days after the event. */
export function linkExpiry(purpose: LinkPurpose, now: Date, endOfEvent: Date | null): Date {
  if (purpose === 'ACTIVATION') return new Date(now.getTime() + LIFE.ACTIVATION);
  if (purpose === 'INVITATION') return new Date(now.getTime() + LIFE.INVITATION);
  if (purpose === 'PASSWORD_RESET') return new Date(now.getTime() + LIFE.PASSWORD_RESET);
  const from = endOfEvent && endOfEvent > now ? endOfEvent : (endOfEvent ?? now);
  return new Date(from.getTime() + LIFE.AFTER_EVENT);
}

/** The specification's path of a link's page, without its secret. */
export function linkPath(purpose: LinkPurpose, subject: LinkSubject): string {
  const need = (value: string | undefined): string => {
    if (!value) throw new Error(`a ${purpose} link lacks an id`);
    return value;
  };
  const person = () => (subject.talentId ? `${subject.talentId}/talent` : `${need(subject.userId)}/agency`);
  switch (purpose) {
    case 'ACTIVATION':
      return `/activar-cuenta/${person()}`;
    case 'PASSWORD_RESET':
      return `/restablecer-contrasena/${person()}`;
    case 'INVITATION':
      return `/invitacion/${need(subject.invitationId)}`;
    case 'QUOTATION_ANSWER':
      return `/cotizacion/${need(subject.quotationId)}`;
    case 'TALENT_REPLY':
      return `/convocatoria/${need(subject.convocatoryId)}/${need(subject.talentId)}`;
    case 'CONTRACT':
      return `/contract-talent/${need(subject.eventId)}/${need(subject.talentId)}`;
    case 'CLAIM':
      return `/invoice/${need(subject.convocatoryId)}/${need(subject.talentId)}`;
    case 'RIDE':
      return `/transportation-service/${need(subject.convocatoryId)}/${need(subject.talentId)}`;
  }
}
