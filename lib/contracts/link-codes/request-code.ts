import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { linkCodes, linkTokens } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError, notFound } from '@/lib/core/errors';
import { countAttempt } from '@/lib/identity/limits/count-attempt';
import { CODE_LIFE_MS, codeDestinations, RESEND_WAIT_MS } from '@/lib/identity/link-codes/rules';
import { notify } from '@/lib/notifications/notify';
import { sendsTexts } from '@/lib/notifications/text-message/transport';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type RequestCodeInput, requestCodeInput } from './inputs';
import { linkCode } from './notices';
import { mayAskForCode } from './policy';
import { findCodeRecipient } from './queries';

/**
 * Sends the talent of a link a one-time code by the chosen channel, to the address on file; the code sent before ends.
 * Throws RATE_LIMITED (too soon after the last one, or too often for this link, talent or network), INVALID for a
 * channel for which the talent has no address, FORBIDDEN.
 */
export async function requestCode(
  actor: Actor,
  input: RequestCodeInput,
  context: { readonly ip: string | null },
): Promise<void> {
  const holder = mayAskForCode(actor);
  const { channel } = parseInput(requestCodeInput, input);
  const { talentId } = holder.subject;
  await countAttempt('link-code', { address: holder.tokenId, ip: context.ip });
  await countAttempt('talent-code', { address: talentId, ip: context.ip });
  await transact(async (tx) => {
    const talent = await findCodeRecipient(tx, talentId);
    if (!talent) throw notFound('errors.link.invalid');
    const now = currentTime();
    const destination = codeDestinations(talent, sendsTexts(), now).find((one) => one.channel === channel);
    if (!destination) throw new AppError('INVALID', 'errors.invalid', { channel: 'linkCode.chooseChannel' });
    await endEarlier(tx, holder.tokenId, now);
    const [code] = await tx
      .insert(linkCodes)
      .values({
        linkTokenId: holder.tokenId,
        talentId,
        ...destination,
        expiresAt: new Date(now.getTime() + CODE_LIFE_MS),
      })
      .returning({ id: linkCodes.id });
    if (!code) throw new Error('The code was not kept');
    const by = [channel === 'EMAIL' ? 'email' : 'text'] as const;
    await notify(tx, linkCode, { agencyId: null, talentId, by }, { codeId: code.id });
    await recordAudit(
      tx,
      holder,
      'link-code.request',
      { id: code.id, agencyId: null },
      { detail: { purpose: holder.purpose, talentId, channel } },
    );
  });
}

/**
 * Ends the codes sent before. Locks the link's row, so that of many requests at once one sends. Throws RATE_LIMITED.
 */
async function endEarlier(tx: Tx, tokenId: string, now: Date): Promise<void> {
  await tx.select({ id: linkTokens.id }).from(linkTokens).where(eq(linkTokens.id, tokenId)).for('update');
  const [last] = await tx
    .select({ createdAt: linkCodes.createdAt })
    .from(linkCodes)
    .where(eq(linkCodes.linkTokenId, tokenId))
    .orderBy(desc(linkCodes.createdAt))
    .limit(1);
  const waitMs = last ? last.createdAt.getTime() + RESEND_WAIT_MS - now.getTime() : 0;
  if (waitMs > 0) {
    const seconds = Math.ceil(waitMs / 1000);
    throw new AppError(
      'RATE_LIMITED',
      'linkCode.wait',
      {},
      { values: { seconds }, retryAfterSeconds: seconds },
    );
  }
  await tx
    .update(linkCodes)
    .set({ expiresAt: now })
    .where(and(eq(linkCodes.linkTokenId, tokenId), isNull(linkCodes.usedAt), gt(linkCodes.expiresAt, now)));
}
