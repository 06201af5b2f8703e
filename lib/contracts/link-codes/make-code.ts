import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { linkCodes } from '@/db/schema';
import { CODE_LIFE_MS } from '@/lib/identity/link-codes/rules';
import { hashCode, newCode } from '@/lib/identity/link-codes/secret';
import { currentTime } from '@/lib/platform/clock';
import { type CodeToSend, findCodeToSend } from './queries';

/**
 * Makes the code of a row when it is sent, so that no queue holds it, and starts its ten minutes. A retry makes another
 * code. Returns null when the code is not wanted any more.
 */
export async function makeCode(tx: Tx, codeId: string): Promise<(CodeToSend & { code: string }) | null> {
  const wanted = await findCodeToSend(tx, codeId);
  if (!wanted) return null;
  const code = newCode();
  const now = currentTime();
  await tx
    .update(linkCodes)
    .set({
      codeHash: hashCode(codeId, code),
      sentAt: now,
      expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
    })
    .where(eq(linkCodes.id, codeId));
  return { ...wanted, code };
}
