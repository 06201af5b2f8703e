import type { Signatory } from '@/lib/contracts/clauses/signatory';
import { ELECTRONIC_WORDING } from '@/lib/contracts/signatures/electronic-consent';
import type { SigningStep } from '@/lib/contracts/signing-codes/queries';

/** What a form needs to have something signed, as it crosses to the browser. */
export type ShownSigning = {
  readonly signatory: Pick<Signatory, 'role' | 'name'>;
  readonly destinations: SigningStep['destinations'];
  readonly waits: SigningStep['waits'];
  /** Null before a code was asked for. `resendAt` tells one code from the next. */
  readonly sent: (SigningStep['destinations'][number] & { readonly resendAt: string }) | null;
  /** The consent to sign electronically. */
  readonly wording: string;
};

export const shownSigning = (signatory: ShownSigning['signatory'], step: SigningStep): ShownSigning => ({
  signatory: { role: signatory.role, name: signatory.name },
  destinations: step.destinations,
  waits: step.waits,
  sent: step.sent && {
    channel: step.sent.channel,
    destination: step.sent.destination,
    resendAt: step.sent.resendAt.toISOString(),
  },
  wording: ELECTRONIC_WORDING.text,
});
