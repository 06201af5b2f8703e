import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { signingCodes } from '@/db/schema';
import { CODE_LIFE_MS } from '@/lib/identity/link-codes/rules';
import { hashCode, newCode } from '@/lib/identity/link-codes/secret';
import { currentTime } from '@/lib/platform/clock';
import { type CodeToSign, findCodeToSign } from './queries';

/** Makes the code of a row when it is sent, as `makeCode` of a link's: no queue holds it, and a retry makes another. */
export async function makeSigningCode(
  tx: Tx,
  codeId: string,
): Promise<(CodeToSign & { code: string }) | null> {
  const wanted = await findCodeToSign(tx, codeId);
  if (!wanted) return null;
  const code = newCode();
  const now = currentTime();
  await tx
    .update(signingCodes)
    .set({
      codeHash: hashCode(codeId, code),
      sentAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
    })
    .where(eq(signingCodes.id, codeId));
  return { ...wanted, code };
}
