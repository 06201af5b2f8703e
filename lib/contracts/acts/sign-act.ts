import type { Tx } from '@/db/client';
import type { Actor } from '@/lib/core/actor';
import { conflict, notFound } from '@/lib/core/errors';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { findSignatory, type Signatory } from '../clauses/signatory';
import { type ContractSigner, maySignContract } from '../policy';
import { findEngagement } from '../queries';
import { keepSignatures, type SigningContext } from '../signatures/keep-signature';
import { readMark } from '../signing/read-mark';
import { sendSigningCode } from '../signing-codes/send-signing-code';
import { spendSigningCode, takeSigningCode } from '../signing-codes/take-signing-code';
import { signActByMandate, signParty } from './complete-act';
import { type AskActCodeInput, askActCodeInput, type SignActInput, signActInput } from './inputs';
import { type ContractAct, lockAct } from './queries';
import { mayPartySign } from './rules';

/** Sends a talent, or its guardian, the code that signs an amendment or annulment. Throws as `askContractCode`. */
export async function askActCode(
  actor: Actor,
  input: AskActCodeInput,
  { ip }: { readonly ip: string | null },
): Promise<void> {
  const holder = maySignContract(actor);
  const form = parseInput(askActCodeInput, input);
  const { talentId } = holder.subject;
  await countAttempt('talent-code', { address: talentId, ip });
  await transact(async (tx) => {
    const { act } = await lockToSign(tx, holder, form.id);
    const signatory = await signatoryOf(tx, act);
    readMark(form, signatory.name);
    if (form.seen !== act.textHash) throw conflict('contract.textChanged');
    await sendSigningCode(tx, holder, {
      act: act.kind,
      scopeId: act.id,
      owner: { talentId },
      agencyId: act.agencyId,
      role: signatory.role,
      signer: signatory,
      channel: form.channel,
      textHash: act.textHash,
    });
  });
}

/**
 * Signs an amendment or annulment for the talent. An amendment of an agency that has given a mandate holds at once; else
 * it waits for the agency. Throws INVALID, NOT_FOUND, CONFLICT for one that waits for nobody, FORBIDDEN, RATE_LIMITED.
 */
export async function signAct(
  actor: Actor,
  input: SignActInput,
  context: SigningContext,
): Promise<ContractAct> {
  const holder = maySignContract(actor);
  const form = parseInput(signActInput, input);
  const { talentId } = holder.subject;
  const kind = await transact(async (tx) => (await lockToSign(tx, holder, form.id)).act.kind);
  const code = await takeSigningCode(
    { act: kind, scopeId: form.id, owner: { talentId } },
    form.code,
    context.ip,
  );
  return transact(async (tx) => {
    const now = currentTime();
    const { act, contract } = await lockToSign(tx, holder, form.id);
    const { role, name, identification } = await signatoryOf(tx, act);
    const mark = readMark(form, name);
    await spendSigningCode(tx, code, act.textHash);
    const { channel, destination, destinationSince, sentAt, verifiedAt } = code;
    const { agencyId, contractId, textHash } = act;
    await keepSignatures(
      tx,
      [
        {
          contractId,
          agencyId,
          talentId,
          act: kind,
          actId: act.id,
          textHash,
          signer: { role, name, identification },
          mark,
          code: { channel, destination, destinationSince, codeSentAt: sentAt, codeVerifiedAt: verifiedAt },
          context,
        },
      ],
      now,
    );
    await recordAudit(
      tx,
      holder,
      'contract.sign-act',
      { id: contractId, agencyId },
      { detail: { eventId: act.eventId, talentId, kind, number: act.number, actId: act.id } },
    );
    const signed = await signParty(tx, holder, { act, contract }, 'TALENT', now);
    return (await signActByMandate(tx, holder, { act: signed, contract }, now)) ?? signed;
  });
}

async function lockToSign(tx: Tx, { agencyId, subject }: ContractSigner, id: string) {
  const locked = await lockAct(tx, id, { agencyId, talentId: subject.talentId });
  if (locked.act.eventId !== subject.eventId) throw notFound('errors.contract.actNotFound');
  if (!mayPartySign(locked.act, 'TALENT')) throw conflict('errors.contract.actNotOpen');
  return locked;
}

async function signatoryOf(tx: Tx, { eventId, talentId }: ContractAct): Promise<Signatory> {
  const engagement = await findEngagement(tx, eventId, talentId);
  if (!engagement) throw notFound('contract.notForTalent');
  return findSignatory(tx, engagement, currentTime());
}
