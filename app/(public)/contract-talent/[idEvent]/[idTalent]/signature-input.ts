import type { AskContractCodeInput } from '@/lib/contracts/inputs';
import { isTicked, textOf, textOrNone } from '../../../_link-forms/read-form';

/** What `SignatureFields` sends. What is wrong with it, the domain's own schema says. */
export const signatureOf = (
  form: FormData,
): Pick<AskContractCodeInput, 'electronic' | 'signature' | 'channel'> => {
  const [name, drawing] = [textOrNone(form, 'signerName'), textOrNone(form, 'drawing')];
  return {
    electronic: isTicked(form, 'electronic'),
    signature: {
      method: textOf(form, 'method') as 'TYPED',
      ...(name ? { name } : {}),
      ...(drawing ? { drawing } : {}),
    },
    channel: textOf(form, 'channel') as 'EMAIL',
  };
};
