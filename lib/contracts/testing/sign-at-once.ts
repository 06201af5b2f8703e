import { eq } from 'drizzle-orm';
import { expect } from 'vitest';
import { contractSignatures } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import type { Contract } from '../queries';
import { signContract } from '../signing/sign-contract';
import { readyForm } from './sign-with-code';
import { ACCEPTED, CONTEXT } from './signer';

/** Many requests with one code: whoever is not told that it is spent, or too often tried, gets the one contract. */
export async function signAtOnce(actor: Actor, times: number): Promise<Contract[]> {
  const { form } = await readyForm(actor, ACCEPTED);
  const all = await Promise.allSettled(
    Array.from({ length: times }, () => signContract(actor, form, CONTEXT)),
  );
  const signed = all.flatMap((one) => (one.status === 'fulfilled' ? [one.value] : []));
  const refused = all.flatMap((one) => (one.status === 'rejected' ? [one.reason.code] : []));
  expect(new Set(signed.map(({ id }) => id)).size).toBe(1);
  expect(refused.filter((code) => !['INVALID', 'CONFLICT', 'RATE_LIMITED'].includes(code))).toEqual([]);
  const [contract] = signed;
  const kept = await database()
    .select()
    .from(contractSignatures)
    .where(eq(contractSignatures.contractId, contract?.id ?? ''));
  expect(kept).toHaveLength(1);
  return signed;
}
