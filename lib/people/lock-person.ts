import { eq } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { users } from '@/db/schema';
import { notFound } from '@/lib/core/errors';
import { findPerson } from './queries';
import { isActive } from './rules';

/**
 * A person whose row stays locked until the transaction ends; of an administrator all administrators' rows, in one
 * order, so that two of them who suspend each other go one after another. Tells how many others of them can sign in.
 * Throws NOT_FOUND.
 */
export async function lockPerson(tx: Tx, id: string) {
  const known = await findPerson(tx, id);
  if (!known) throw notFound('errors.person.notFound');
  const held = await tx
    .select({ id: users.id, stateId: users.stateId, passwordHash: users.passwordHash })
    .from(users)
    .where(known.isAdministrator ? eq(users.isAdministrator, true) : eq(users.id, id))
    .orderBy(users.id)
    .for('update');
  const others = held.filter(
    (row) => row.id !== id && isActive({ stateId: row.stateId, hasPassword: row.passwordHash !== null }),
  ).length;
  const person = await findPerson(tx, id);
  if (!person) throw notFound('errors.person.notFound');
  return { ...person, others };
}
