import { eq } from 'drizzle-orm';
import { users } from '@/db/schema';
import { AppError } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { countAttempt, forgiveAttempt } from '../limits/count-attempt';
import { verifyPassword } from '../passwords';

/**
 * Has somebody say the password that they have, before something that an open session alone shall not do. Returns
 * the hash that it fits, for the write to hold to. A wrong one counts as an attempt to log in, and is counted before
 * it is compared, so that many at once get no more tries. `ip` is the address that the request
 * came from, `field` what the form calls the password. Throws INVALID for that field, RATE_LIMITED, UNAVAILABLE.
 */
export async function confirmPassword(
  userId: string,
  password: string,
  ip: string | null,
  field: string,
): Promise<string> {
  const attempt = { address: userId, ip };
  await countAttempt('login', attempt);
  const [row] = await database()
    .select({ passwordHash: users.passwordHash })
    .from(users)
    .where(eq(users.id, userId));
  const hash = row?.passwordHash ?? null;
  if (!(await verifyPassword(password, hash)) || hash === null) {
    throw new AppError('INVALID', 'errors.invalid', { [field]: 'validation.password.wrong' });
  }
  await forgiveAttempt('login', attempt);
  return hash;
}
