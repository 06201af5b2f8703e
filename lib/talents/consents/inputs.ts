import * as z from 'zod/mini';
import { CONSENT_PURPOSES, type ConsentPurpose, OWN_PURPOSES } from '@/db/values/consents';
import { line } from '@/lib/core/inputs';
import { sentAs } from '@/lib/core/wire-types';

/** Without these nobody registers alone. */
export const NEEDED_PURPOSES: readonly ConsentPurpose[] = ['DATA', 'SHOWING'];

export const ownPurposes = z.array(sentAs('TalentConsentPurpose', z.enum(OWN_PURPOSES, 'validation.option')));

/** Proof is where the signed paper lies, said by an administrator who enters it. */
export const giveConsentsInput = z.object({
  talentId: z.uuid('errors.talent.notFound'),
  purposes: ownPurposes.check(z.minLength(1, 'validation.required')),
  proof: z.optional(line(200)),
});
export type GiveConsentsInput = z.input<typeof giveConsentsInput>;

export const withdrawConsentInput = z.object({
  talentId: z.uuid('errors.talent.notFound'),
  purpose: z.enum(CONSENT_PURPOSES, 'validation.option'),
});
export type WithdrawConsentInput = z.input<typeof withdrawConsentInput>;
