import { sql } from 'drizzle-orm';
import type { FreshAct } from '@/lib/core/fresh-acts';
import type { Tenant } from '@/lib/testing/tenant';
import { TABLE } from './authorization-table';
import type { Target } from './entries';

type Variables = Readonly<Record<string, unknown>>;

type Asked = {
  readonly act: FreshAct;
  /** Where those of the table change nothing that asks. */
  readonly args?: readonly ((own: Target) => Variables)[];
};

const asks = (act: FreshAct, ...args: NonNullable<Asked['args']>): Asked =>
  args.length > 0 ? { act, args } : { act };

const ofAgency = (change: Variables) => (own: Target) => ({ input: { id: own.agency, ...change } });

/**
 * Mutations that ask again who it is, and with what. The talent's own stand in lib/talents/own/bank-account/account.test.ts,
 * lib/talents/details/patch-talent.test.ts, lib/talents/guardians/guardians.test.ts and
 * lib/claims/accounts/give-account.test.ts.
 */
export const ASKING: Readonly<Record<string, Asked>> = {
  updateUser: asks(
    'contact',
    ({ me }) => ({ input: { id: me.userId, phone: '3009998877' } }),
    ({ me }) => ({ input: { id: me.userId, corporateEmail: 'otro@correo.co' } }),
  ),
  updateTalent: asks(
    'contact',
    ({ talent }) => ({ input: { id: talent, phone: '3009998877' } }),
    ({ talent }) => ({ input: { id: talent, dialingCode: '34', phone: '612345678' } }),
    ({ talent }) => ({ input: { id: talent, email: 'otro@correo.co' } }),
  ),
  updateAgency: asks(
    'approval',
    ofAgency({ claimsSecondApprovalOver: 999_999_999 }),
    ofAgency({ payoutsSecondApprovalOver: 999_999_999 }),
    ofAgency({ claimsPayerApart: true }),
    ofAgency({ replyTo: 'otro@correo.co' }),
    ofAgency({ phone: '3009998877' }),
    ofAgency({ email: 'otro@correo.co' }),
    ofAgency({ payment: 'A la cuenta 123' }),
  ),
  createLegalRepresentative: asks('representative'),
  updateLegalRepresentative: asks('representative'),
  deleteLegalRepresentative: asks('representative'),
  saveCollectionSettings: asks('paymentData', () => ({
    input: { reminderDays: [1], paymentInstructions: 'A la cuenta 123' },
  })),
  addPayerAccount: asks('payerAccount'),
  changePayerAccount: asks('payerAccount'),
  setDefaultPayerAccount: asks('payerAccount'),
  archivePayerAccount: asks('payerAccount'),
  inviteMember: asks('members'),
  changeMemberRole: asks('members'),
  deactivateMember: asks('members'),
  reactivateMember: asks('members'),
  createApiKey: asks('keys'),
  revokeApiKey: asks('keys'),
  createWebhook: asks('webhooks'),
  renewWebhookSecret: asks('webhooks'),
  pauseWebhook: asks('webhooks'),
  removeWebhook: asks('webhooks'),
  askAgencyArchive: asks('archive'),
  openAgencyArchive: asks('archive'),
  suspendAgency: asks('suspension'),
  reactivateAgency: asks('suspension'),
  suspendUser: asks('suspension'),
  reactivateUser: asks('suspension'),
  inviteAdministrator: asks('administrators'),
};

/** Those that say the password with the change itself, and the erasure, after which nobody is reached any more. */
export const WITH_PASSWORD: readonly string[] = ['moveOwnership', 'eraseTalent'];

/** Mutations that no program does by a key: these, and all that ask again. */
export const NO_PROGRAMS: readonly string[] = [
  'approveClaim',
  'approveClaims',
  'reopenClaim',
  'reopenClaims',
  'treatNonResident',
  'payClaim',
  'unpayClaim',
  'submitPayoutBatch',
  'approvePayoutBatch',
  'withdrawPayoutBatch',
  'cancelPayoutBatch',
  'exportPayoutBatch',
  'payPayoutBatch',
  'payPayoutItem',
  'rejectPayoutItem',
  'setPayoutAccount',
  'issueCertificates',
  'resendCertificate',
  'addSupportAuthorization',
  'endSupportAuthorization',
  'askAgencySigningCode',
  'signEventContracts',
  'askMandateCode',
  'grantSigningMandate',
  'revokeSigningMandate',
  'confirmSelf',
];

/** What each of those is asked with. */
export const argsOf = (name: string): readonly ((own: Target) => Variables)[] => {
  const usual = TABLE.mutation[name]?.args;
  if (!usual) throw new Error(`${name} has no rule`);
  return ASKING[name]?.args ?? [usual];
};

export const arrangementOf = (name: string) => (own: Tenant) =>
  TABLE.mutation[name]?.arrange?.(own) ?? sql`select 1`;
