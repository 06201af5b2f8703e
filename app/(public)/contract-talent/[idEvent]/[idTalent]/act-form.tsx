'use client';

import type { FormAnswer } from '../../../_link-forms/form-answer';
import { LinkForm } from '../../../_link-forms/link-form';
import { useLinkForm } from '../../../_link-forms/use-link-form';
import type { ShownSigning } from './shown-signing';
import { SIGNATURE_LABELS, SignatureFields } from './signature-fields';
import { SigningActions } from './signing-actions';

type Props = {
  action: (data: FormData) => Promise<FormAnswer>;
  /** Hash of the text above. */
  seen: string;
  signing: ShownSigning;
};

/** Signs an amendment or an annulment, as a contract is signed. */
export function ActForm({ action, seen, signing }: Props) {
  const kit = useLinkForm(action, SIGNATURE_LABELS);
  return (
    <LinkForm kit={kit}>
      <SignatureFields signing={signing} problemOf={kit.problemOf} />
      <input type="hidden" name="seen" value={seen} />
      <SigningActions sent={signing.sent !== null} busy={kit.sending} />
    </LinkForm>
  );
}
