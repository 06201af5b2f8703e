import { ELECTRONIC_WORDING } from '@/lib/contracts/signing/electronic-consent';
import type { Signatory } from '@/lib/contracts/signing/signatory';
import type { SigningStep } from '@/lib/contracts/signing-codes/queries';
import type { SigningDestination } from '@/lib/contracts/signing-codes/rules';

/** What a form needs to have something signed, as it crosses to the browser. */
export type ShownSigning = {
  readonly signatory: Pick<Signatory, 'role' | 'name'>;
  readonly destinations: readonly SigningDestination[];
  /** Null before a code was asked for. `resendAt` tells one code from the next. */
  readonly sent: (SigningDestination & { readonly resendAt: string }) | null;
  /** The consent to sign electronically. */
  readonly wording: string;
};

export const shownSigning = (signatory: ShownSigning['signatory'], step: SigningStep): ShownSigning => ({
  signatory: { role: signatory.role, name: signatory.name },
  destinations: step.destinations,
  sent: step.sent && {
    channel: step.sent.channel,
    destination: step.sent.destination,
    resendAt: step.sent.resendAt.toISOString(),
  },
  wording: ELECTRONIC_WORDING.text,
});
