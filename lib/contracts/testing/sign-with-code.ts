import { signingCodes } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { hashCode } from '@/lib/identity/link-codes/secret';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { transact } from '@/lib/platform/transaction';
import type { SignContractInput } from '../inputs';
import { maySignContract } from '../policy';
import type { Contract } from '../queries';
import { prepareContract, readValidity } from '../signing/prepare-contract';
import { type SigningContext, signContract } from '../signing/sign-contract';
import type { CodeScope } from '../signing-codes/queries';

/** What every code of `giveCode` is. */
export const CODE = '482913';

type Given = CodeScope & {
  readonly agencyId: string;
  readonly role: 'TALENT' | 'GUARDIAN' | 'AGENCY';
  readonly textHash: string;
};

/** A code as its message would have brought it, without the message. */
export async function giveCode({ owner, ...given }: Given): Promise<void> {
  const id = crypto.randomUUID();
  const now = currentTime();
  await database()
    .insert(signingCodes)
    .values({
      id,
      ...given,
      ...owner,
      channel: 'EMAIL',
      destination: 't•••@p•••',
      codeHash: hashCode(id, CODE),
      sentAt: now,
      expiresAt: new Date(now.getTime() + 600_000),
    });
}

type Form = Pick<SignContractInput, 'typeContract' | 'habeasData' | 'clausula'> & Partial<SignContractInput>;

/** Gives the code of what a contract says now, and the form that signs it. */
export async function readyForm(
  actor: Actor,
  form: Form,
): Promise<{ form: SignContractInput; textHash: string }> {
  const { agencyId, subject } = maySignContract(actor);
  const { eventId, talentId } = subject;
  const validity = await readValidity();
  const prepared = await transact((tx) =>
    prepareContract(tx, subject, { ...form, validity }, currentTime()),
  ).catch(() => null);
  const textHash = prepared?.textHash ?? 'none';
  const role = prepared?.signatory.role ?? 'TALENT';
  await giveCode({ act: 'CONTRACT', scopeId: eventId, owner: { talentId }, agencyId, role, textHash });
  const signature = { method: 'TYPED', name: prepared?.signatory.name ?? 'Nadie' } as const;
  return { form: { electronic: true, signature, seen: textHash, code: CODE, ...form }, textHash };
}

/** Signs a contract with that; what stands in the way of signing is thrown as signing throws it. */
export async function signWithCode(actor: Actor, form: Form, context: SigningContext): Promise<Contract> {
  const ready = await readyForm(actor, form);
  return signContract(actor, ready.form, context);
}
