import type { Actor } from '@/lib/core/actor';
import { conflict } from '@/lib/core/errors';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type AskContractCodeInput, askContractCodeInput } from '../inputs';
import { maySignContract } from '../policy';
import { findContract } from '../queries';
import { sendSigningCode } from '../signing-codes/send-signing-code';
import { prepareContract, readValidity } from './prepare-contract';
import { readMark } from './read-mark';

/**
 * Sends who signs a talent's contract the code that signs it, once the form has all that it needs. The code holds for the
 * text that was shown (`seen`). Throws as `signContract`, and RATE_LIMITED.
 */
export async function askContractCode(
  actor: Actor,
  input: AskContractCodeInput,
  { ip }: { readonly ip: string | null },
): Promise<void> {
  const holder = maySignContract(actor);
  const form = parseInput(askContractCodeInput, input);
  const { eventId, talentId } = holder.subject;
  const validity = await readValidity();
  await countAttempt('talent-code', { address: talentId, ip });
  await transact(async (tx) => {
    if (await findContract(tx, eventId, talentId)) throw conflict('contract.alreadySigned');
    const { signatory, textHash } = await prepareContract(
      tx,
      holder.subject,
      { ...form, validity },
      currentTime(),
    );
    readMark(form, signatory.name);
    if (form.seen !== textHash) throw conflict('contract.textChanged');
    await sendSigningCode(tx, holder, {
      act: 'CONTRACT',
      scopeId: eventId,
      owner: { talentId },
      agencyId: holder.agencyId,
      role: signatory.role,
      signer: signatory,
      channel: form.channel,
      textHash,
    });
  });
}
