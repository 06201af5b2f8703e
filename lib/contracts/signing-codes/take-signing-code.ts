import { and, eq, isNull, lt, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { signingCodes } from '@/db/schema';
import { AppError, conflict } from '@/lib/core/errors';
import { countAttempt, rememberNetwork } from '@/lib/identity/limits/count-attempt';
import { codeIn, MOST_TRIES } from '@/lib/identity/link-codes/rules';
import { isCode } from '@/lib/identity/link-codes/secret';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { findOpenings } from './openings';
import { type CodeScope, findOpenSigningCode, type SigningCode } from './queries';

const refused = (messageKey: string) => new AppError('INVALID', 'errors.invalid', { code: messageKey });

/** A code that was typed and right. `sentAt` and `verifiedAt` are evidence, and `opened`: that it opened the contract. */
export type TakenCode = Omit<SigningCode, 'sentAt' | 'verifiedAt'> & {
  readonly sentAt: Date;
  readonly verifiedAt: Date;
  readonly opened: boolean;
};

/**
 * Checks the code that a signer typed, and counts the try for good: five, of any outcome. It is spent by what it signs
 * (`spendSigningCode`). Throws INVALID with the field `code` (`linkCode.…`), and RATE_LIMITED.
 */
export async function takeSigningCode(
  scope: CodeScope,
  typed: string,
  ip: string | null,
): Promise<TakenCode> {
  const code = codeIn(typed);
  if (!code) throw refused('linkCode.sixDigits');
  const { owner } = scope;
  const signer = { address: 'talentId' in owner ? owner.talentId : owner.userId, ip };
  await countAttempt('code-try', signer);
  const open = await findOpenSigningCode(database(), scope);
  if (!open) throw refused('linkCode.ended');
  const [tried] = await database()
    .update(signingCodes)
    .set({ attempts: sql`${signingCodes.attempts} + 1` })
    .where(
      and(eq(signingCodes.id, open.id), isNull(signingCodes.usedAt), lt(signingCodes.attempts, MOST_TRIES)),
    )
    .returning();
  if (!tried) throw refused('linkCode.ended');
  const { codeHash, sentAt } = tried;
  if (!codeHash || !sentAt || !isCode(tried.id, code, codeHash)) {
    throw refused(tried.attempts >= MOST_TRIES ? 'linkCode.noTries' : 'linkCode.wrong');
  }
  await rememberNetwork(['code-try', 'talent-code'], signer);
  return { ...tried, sentAt, verifiedAt: currentTime(), opened: false };
}

/**
 * Takes the code with which the contract was opened in this browser, for the text that it was opened with. Throws CONFLICT
 * once its minutes are over, and where there was none or the text is another one.
 */
export async function takeOpening(
  subject: { readonly eventId: string; readonly talentId: string },
  browserId: string | undefined,
  seen: string,
): Promise<TakenCode> {
  const [found] = await findOpenings(database(), subject, browserId, [seen]);
  if (!found?.sentAt || !found.verifiedAt) throw conflict('contract.openingEnded');
  return { ...found, sentAt: found.sentAt, verifiedAt: found.verifiedAt, opened: true };
}

/**
 * Spends a code in the transaction of its signature. Throws CONFLICT where the text is not the one that the code was
 * asked for, and where the code was spent meanwhile.
 */
export async function spendSigningCode(
  tx: Tx,
  { id, textHash }: TakenCode,
  signedHash: string,
): Promise<void> {
  if (textHash !== signedHash) throw conflict('contract.textChanged');
  const [spent] = await tx
    .update(signingCodes)
    .set({ usedAt: currentTime() })
    .where(and(eq(signingCodes.id, id), isNull(signingCodes.usedAt)))
    .returning({ id: signingCodes.id });
  if (!spent) throw conflict('contract.codeSpent');
}
