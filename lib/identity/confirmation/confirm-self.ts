import { eq } from 'drizzle-orm';
import { mobileTokens, userSessions } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { recordAudit } from '@/lib/platform/audit';
import { currentTime } from '@/lib/platform/clock';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { confirmPassword } from '../password/confirm-password';
import { type ConfirmSelfInput, confirmSelfInput } from './inputs';
import { mayConfirmSelf } from './policy';
import { FRESH_MS } from './rules';

/**
 * Says again who one is, in the session or with the token that asks: until what it answers, acts that ask again
 * (lib/core/fresh-acts.ts) are done. Whoever sets up a second factor is asked for that here too. Throws INVALID for a wrong
 * password, RATE_LIMITED, UNAUTHENTICATED, and FORBIDDEN to programs and links.
 */
export async function confirmSelf(
  actor: Actor,
  input: ConfirmSelfInput,
  { ip }: { readonly ip: string | null },
): Promise<Date> {
  const { person, entrance } = mayConfirmSelf(actor);
  const { password } = parseInput(confirmSelfInput, input);
  await confirmPassword(person, password, ip, 'password');
  const now = currentTime();
  await transact(async (tx) => {
    const table = entrance.kind === 'session' ? userSessions : mobileTokens;
    await tx.update(table).set({ confirmedAt: now }).where(eq(table.id, entrance.id));
    const word = person.type === 'talent' ? 'talent' : 'user';
    await recordAudit(tx, actor, `${word}.confirm-self`, { id: person.id, agencyId: null });
  });
  return new Date(now.getTime() + FRESH_MS);
}
