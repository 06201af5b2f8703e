/** For whom a kind of notice is: the people of the agency where it happened, or the administrators. */
export const INBOX_AUDIENCES = ['AGENCY', 'PLATFORM'] as const;
export type InboxAudience = (typeof INBOX_AUDIENCES)[number];

type Told = {
  readonly audience: InboxAudience;
  /** Audit entries that it tells of: `entity.action`, and `entity.action:state` where only that new state is meant. */
  readonly happenings: readonly string[];
};

/**
 * What a person of the portal is told of its work, by the audit entry that tells it. A closed list; the table
 * `inbox_happenings`, from which a trigger makes notices, holds the same (a test compares them).
 */
export const INBOX = {
  QUOTATION_ANSWERED: {
    audience: 'AGENCY',
    happenings: [
      'quotation.accept',
      'quotation.confirm-acceptance',
      'quotation.reject',
      'quotation.request-change',
    ],
  },
  QUOTATION_OPENED: { audience: 'AGENCY', happenings: ['quotation.open'] },
  QUOTATION_EXPIRED: { audience: 'AGENCY', happenings: ['quotation.expire'] },
  CLIENT_CHOSE: { audience: 'AGENCY', happenings: ['selection.send'] },
  CLIENT_PAID: { audience: 'AGENCY', happenings: ['event.prove-advance', 'client-payment.report'] },
  TALENT_ANSWERED: {
    audience: 'AGENCY',
    happenings: [
      'convocated.answer:1814',
      'convocated.answer:1816',
      'convocated.answer:1818',
      'convocated.disown',
    ],
  },
  TALENT_WITHDREW: {
    audience: 'AGENCY',
    happenings: ['convocated.answer:1817', 'convocated.end', 'convocated.promote'],
  },
  TALENT_APPLIED: { audience: 'AGENCY', happenings: ['application.apply'] },
  CONTRACT_SIGNED: {
    audience: 'AGENCY',
    happenings: ['contract.sign', 'contract.decline', 'contract.sign-act', 'contract.end-act'],
  },
  CONTRACT_ASKED: { audience: 'AGENCY', happenings: ['contract.ask'] },
  CLAIM_SENT: { audience: 'AGENCY', happenings: ['claim.send', 'claim.correct', 'claim.give-account'] },
  MEMBER_JOINED: { audience: 'AGENCY', happenings: ['member.join'] },
  SUPPORT_ANSWERED: { audience: 'AGENCY', happenings: ['support-request.answer'] },
  AGENCY_REGISTERED: { audience: 'PLATFORM', happenings: ['agency.create'] },
  TALENT_WAITS: { audience: 'PLATFORM', happenings: ['talent.complete'] },
  PHOTO_WAITS: { audience: 'PLATFORM', happenings: ['photo.upload'] },
  DATA_ASKED: { audience: 'PLATFORM', happenings: ['data-request.open'] },
  SUPPORT_ASKED: { audience: 'PLATFORM', happenings: ['support-request.open'] },
} as const satisfies Readonly<Record<string, Told>>;

/** What is so frequent that no digest tells it, unless somebody asks for it. */
export const NEVER_DAILY = 'QUOTATION_OPENED' satisfies keyof typeof INBOX;

export type InboxKind = keyof typeof INBOX;
export const INBOX_KINDS = Object.keys(INBOX) as [InboxKind, ...InboxKind[]];
