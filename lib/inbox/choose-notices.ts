import { sql } from 'drizzle-orm';
import { inboxChoices, inboxScopes } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { AppError } from '@/lib/core/errors';
import { parseInput } from '@/lib/platform/parse-input';
import { transact } from '@/lib/platform/transaction';
import { type InboxChoicesInput, inboxChoicesInput } from './inputs';
import { mayReadInbox } from './policy';
import { isChoosable } from './queries';

/**
 * Keeps how the reader wants to be told of kinds of notices, from now on; kinds that are not named stay as they are. No
 * audit row: it is a setting of its own screen. Throws UNAUTHENTICATED, FORBIDDEN, and INVALID for a kind that is no matter of its role.
 */
export async function chooseNotices(actor: Actor, input: InboxChoicesInput): Promise<boolean> {
  const { userId } = mayReadInbox(actor);
  const { onlyOwn, papersByMail, choices } = parseInput(inboxChoicesInput, input);
  if (!isChoosable(actor, { choices })) throw new AppError('INVALID', 'errors.invalid');
  return transact(async (tx) => {
    await tx
      .insert(inboxScopes)
      .values({ userId, onlyOwn, papersByMail })
      .onConflictDoUpdate({ target: inboxScopes.userId, set: { onlyOwn, papersByMail } });
    const rows = [...new Map(choices.map((choice) => [choice.kind, choice])).values()];
    if (rows.length === 0) return true;
    await tx
      .insert(inboxChoices)
      .values(
        rows.map(({ kind, by }) => ({
          ...{ userId, kind },
          bell: by.includes('BELL'),
          mail: by.includes('MAIL'),
          push: by.includes('PUSH'),
          daily: by.includes('DAILY'),
        })),
      )
      .onConflictDoUpdate({
        target: [inboxChoices.userId, inboxChoices.kind],
        set: {
          bell: sql`excluded.bell`,
          mail: sql`excluded.mail`,
          push: sql`excluded.push`,
          daily: sql`excluded.daily`,
        },
      });
    return true;
  });
}
