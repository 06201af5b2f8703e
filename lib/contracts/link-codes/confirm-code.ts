import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { linkCodes, linkConfirmations } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { countAttempt, rememberNetwork } from '@/lib/identity/limits/count-attempt';
import { findOpenCode } from '@/lib/identity/link-codes/queries';
import { CONFIRMED_LIFE_MS, codeIn, MOST_TRIES } from '@/lib/identity/link-codes/rules';
import { isCode } from '@/lib/identity/link-codes/secret';
import { hashLinkSecret, newLinkSecret } from '@/lib/identity/link-secret';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type ConfirmCodeInput, confirmCodeInput } from './inputs';
import { type CodeHolder, mayAskForCode } from './policy';

/** Secret for the browser's cookie, and its end. */
export type ConfirmedBrowser = { readonly secret: string; readonly expiresAt: Date };

/** A code that was right, and the browser that it was given back in. */
export type GivenCode = {
  readonly code: typeof linkCodes.$inferSelect;
  readonly browserId: string;
  readonly at: Date;
};

const refused = (messageKey: string) => new AppError('INVALID', 'errors.invalid', { code: messageKey });

/**
 * Checks a code that the talent typed: five tries, one success. Throws INVALID with the field `code` (`linkCode.…`),
 * RATE_LIMITED, FORBIDDEN. What it returns lets this browser open the talent's links for a day. `also` is done in the same
 * transaction.
 */
export async function confirmCode(
  actor: Actor,
  input: ConfirmCodeInput,
  context: { readonly ip: string | null },
  also?: (tx: Tx, holder: CodeHolder, given: GivenCode) => Promise<void>,
): Promise<ConfirmedBrowser> {
  const holder = mayAskForCode(actor);
  const code = codeIn(parseInput(confirmCodeInput, input).code);
  if (!code) throw refused('linkCode.sixDigits');
  await countAttempt('code-try', { address: holder.subject.talentId, ip: context.ip });
  // A wrong try is counted for good: it is answered after the commit.
  const result = await transact(async (tx) => {
    const open = await findOpenCode(tx, holder.tokenId);
    if (!open) return 'linkCode.ended';
    const [tried] = await tx
      .update(linkCodes)
      .set({ attempts: sql`${linkCodes.attempts} + 1` })
      .where(and(eq(linkCodes.id, open.id), isNull(linkCodes.usedAt), lt(linkCodes.attempts, MOST_TRIES)))
      .returning();
    if (!tried) return 'linkCode.ended';
    if (!tried.codeHash || !isCode(tried.id, code, tried.codeHash)) {
      return tried.attempts >= MOST_TRIES ? 'linkCode.noTries' : 'linkCode.wrong';
    }
    const now = currentTime();
    await tx.update(linkCodes).set({ usedAt: now }).where(eq(linkCodes.id, tried.id));
    const browser = { secret: newLinkSecret(), expiresAt: new Date(now.getTime() + CONFIRMED_LIFE_MS) };
    const [kept] = await tx
      .insert(linkConfirmations)
      .values({
        secretHash: hashLinkSecret(browser.secret),
        talentId: holder.subject.talentId,
        channel: tried.channel,
        destination: tried.destination,
        createdAt: now,
        expiresAt: browser.expiresAt,
      })
      .returning({ id: linkConfirmations.id });
    if (!kept) throw new Error('The confirmation was not kept');
    await also?.(tx, holder, { code: tried, browserId: kept.id, at: now });
    await recordAudit(
      tx,
      holder,
      'link-code.confirm',
      { id: tried.id, agencyId: null },
      { detail: { purpose: holder.purpose, talentId: holder.subject.talentId, channel: tried.channel } },
    );
    return browser;
  });
  if (typeof result === 'string') throw refused(result);
  const { ip } = context;
  await rememberNetwork(['code-try', 'talent-code'], { address: holder.subject.talentId, ip });
  await rememberNetwork(['link-code'], { address: holder.tokenId, ip });
  return result;
}
