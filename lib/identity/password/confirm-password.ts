import { eq } from 'drizzle-orm';
import { talents, users } from '@/db/schema';
import { AppError } from '@/lib/core/errors';
import { database } from '@/lib/platform/database';
import { countAttempt, forgiveAttempt } from '../limits/count-attempt';
import { verifyPassword } from '../passwords';
import type { Person } from './rules';

/**
 * Has somebody say the password that they have, before something that an open session alone shall not do. Returns
 * the hash that it fits, for the write to hold to. A wrong one is counted, from wherever, before
 * it is compared, so that many at once get no more tries. `ip` is the address that the request
 * came from, `field` what the form calls the password. Throws INVALID for that field, RATE_LIMITED, UNAVAILABLE.
 */
export async function confirmPassword(
  person: Person,
  password: string,
  ip: string | null,
  field: string,
): Promise<string> {
  const attempt = { address: person.id, ip };
  await countAttempt('confirmation', attempt);
  const table = person.type === 'talent' ? talents : users;
  const [row] = await database()
    .select({ passwordHash: table.passwordHash })
    .from(table)
    .where(eq(table.id, person.id));
  const hash = row?.passwordHash ?? null;
  if (!(await verifyPassword(password, hash)) || hash === null) {
    throw new AppError('INVALID', 'errors.invalid', { [field]: 'validation.password.wrong' });
  }
  await forgiveAttempt('confirmation', attempt);
  return hash;
}
