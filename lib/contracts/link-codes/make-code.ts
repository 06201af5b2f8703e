import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { linkCodes } from '@/db/schema';
import { CODE_LIFE_MS } from '@/lib/identity/link-codes/rules';
import { hashCode, newCode } from '@/lib/identity/link-codes/secret';
import { currentTime } from '@/lib/platform/clock';
import { type CodeToSend, findCodeToSend } from './queries';

/**
 * Makes the code of a row at the moment it is sent, so that it stands in no queue, and lets its ten minutes begin.
 * Sent again after a failure it is another code. Null for one that is not wanted any more.
 */
export async function makeCode(tx: Tx, codeId: string): Promise<(CodeToSend & { code: string }) | null> {
  const wanted = await findCodeToSend(tx, codeId);
  if (!wanted) return null;
  const code = newCode();
  await tx
    .update(linkCodes)
    .set({ codeHash: hashCode(codeId, code), expiresAt: new Date(currentTime().getTime() + CODE_LIFE_MS) })
    .where(eq(linkCodes.id, codeId));
  return { ...wanted, code };
}
