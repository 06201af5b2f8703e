import { INBOX, INBOX_KINDS, type InboxAudience, type InboxKind } from '@/db/values/inbox';
import { isoDateInZone } from '@/lib/core/dates';
import { claimPath, eventPath, profilePath, quotationPath } from '@/lib/core/paths';

/** Days after which a notice that was read is forgotten, and any. */
export const KEPT_DAYS = { read: 60, any: 180 } as const;

/** A bell has room for two digits. */
export const MOST_UNREAD = 99;

/** Minutes that mail waits for more of the same, and for the person to see it in the portal. */
export const MAIL_WAITS_MINUTES = 3;

/** The hour of the agency's city at which the digest tells of the day before it. */
export const DIGEST_HOUR = 7;

export const kindsFor = (audience: InboxAudience): InboxKind[] =>
  INBOX_KINDS.filter((kind) => INBOX[kind].audience === audience);

/** What a notice tells of, with the names that its reader may see. */
export type Told = {
  readonly id: number;
  readonly kind: InboxKind;
  readonly at: Date;
  readonly readAt: Date | null;
  readonly entity: string;
  readonly entityId: string;
  readonly action: string;
  readonly toState: string | null;
  readonly reply: string | null;
  /** The person it tells of. */
  readonly name: string | null;
  readonly eventId: string | null;
  readonly eventName: string | null;
  /** 'COT-00012', of a quotation. */
  readonly code: string | null;
  readonly talentId: string | null;
  readonly agencyId: string | null;
  readonly agencyName: string | null;
};

/** Notices that are shown as one: of one kind, day and state of reading, about one thing. */
export type NoticeGroup = {
  readonly kind: InboxKind;
  readonly notices: readonly [Told, ...Told[]];
};

/** What the notices of a kind are about: a quotation, an event, or everything of that kind. */
function aboutOf({ kind, entity, entityId, eventId }: Told): string {
  if (kind === 'QUOTATION_EXPIRED') return '';
  return entity === 'quotation' ? entityId : (eventId ?? '');
}

/** Puts notices together, the newest first, each group where its newest stands. Days are those of the zone. */
export function groupNotices(notices: readonly Told[], timeZone: string): NoticeGroup[] {
  const groups = new Map<string, [Told, ...Told[]]>();
  for (const notice of notices) {
    const key = [
      notice.kind,
      isoDateInZone(notice.at, timeZone),
      notice.readAt ? 'read' : 'unread',
      aboutOf(notice),
    ].join(' ');
    const group = groups.get(key);
    if (group) group.push(notice);
    else groups.set(key, [notice]);
  }
  return [...groups.values()].map((group) => ({ kind: group[0].kind, notices: group }));
}

/** Which sentence says what happened (`inbox.told` in lib/i18n). */
export function sentenceOf({ entity, action, kind, reply }: Told): string {
  if (entity !== 'convocated' || action !== 'answer') return `${entity}.${action}`;
  if (kind === 'TALENT_WITHDREW') return 'convocated.withdrew';
  return `convocated.${{ YES: 'yes', MAYBE: 'maybe' }[reply ?? ''] ?? 'no'}`;
}

const EVENT_SECTIONS: Partial<Record<InboxKind, string>> = {
  CLIENT_CHOSE: 'vitrina',
  CLIENT_PAID: 'finanzas',
  TALENT_ANSWERED: 'talentos',
  TALENT_WITHDREW: 'talentos',
  TALENT_APPLIED: 'convocatorias',
  CONTRACT_SIGNED: 'documentos',
  CONTRACT_ASKED: 'documentos',
  CLAIM_SENT: 'documentos',
};

/** The page where one goes on from a group; null where there is none. */
export function pathOf({ kind, notices: [notice, ...more] }: NoticeGroup): string | null {
  const { entityId, eventId, eventName, agencyId, agencyName } = notice;
  const one = more.length === 0;
  switch (kind) {
    case 'QUOTATION_ANSWERED':
    case 'QUOTATION_OPENED':
      return quotationPath(entityId, eventName ?? undefined);
    case 'QUOTATION_EXPIRED':
      return one ? quotationPath(entityId, eventName ?? undefined) : '/cotizador/listado';
    case 'MEMBER_JOINED':
      return agencyId && agencyName ? `${profilePath(agencyId, agencyName)}?seccion=equipo` : null;
    case 'SUPPORT_ANSWERED':
      return null;
    case 'AGENCY_REGISTERED':
      return one ? `/agency/${entityId}` : '/agencias';
    case 'TALENT_WAITS':
      return one ? `/talentos/${entityId}` : '/talentos';
    case 'PHOTO_WAITS':
      return '/talentos/fotos';
    case 'DATA_ASKED':
      return one ? `/habeas-data/${entityId}` : '/habeas-data';
    case 'SUPPORT_ASKED':
      return one ? `/soporte/${entityId}` : '/soporte';
    default: {
      if (kind === 'CLAIM_SENT' && one) return claimPath(entityId);
      const section = EVENT_SECTIONS[kind];
      return eventId && eventName ? `${eventPath(eventId, eventName)}?seccion=${section}` : null;
    }
  }
}
