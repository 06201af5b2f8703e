/**
 * Acts for which an open session is not enough (product decisions, "Acts that ask again"): who does one has said who it
 * is within the last ten minutes. The write says `requireFresh(actor, act)`; lib/root/acts-that-ask-again.test.ts holds for each
 * mutation which of these it asks for.
 */
export const FRESH_ACTS = [
  /** A telephone or e-mail by which somebody is reached or signs: of a person, a talent, its guardian, an agency. */
  'contact',
  'password',
  /** Where a talent is paid. */
  'bankAccount',
  /** From which account a payer pays. */
  'payerAccount',
  /** Where clients of an agency pay, and to where they answer. */
  'paymentData',
  'replyTo',
  /** Who approves, and from which amount on by two. */
  'approval',
  /** Who represents the agency by law. */
  'representative',
  'members',
  'keys',
  'webhooks',
  /** Everything of an agency in one file. */
  'archive',
  /** The administrator's: suspending agencies and people, and letting them back in. */
  'suspension',
  'administrators',
] as const;
export type FreshAct = (typeof FRESH_ACTS)[number];
