import { eq } from 'drizzle-orm';
import { users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { database } from '@/lib/platform/database';
import { mayReadOwnUser, mayUpdateOwnUser } from './policy';

const columns = {
  id: users.id,
  name: users.name,
  lastname: users.lastname,
  email: users.email,
  phone: users.phone,
  stateId: users.stateId,
  isAdministrator: users.isAdministrator,
  address: users.address,
  documentTypeId: users.documentTypeId,
  identification: users.identification,
  corporateEmail: users.corporateEmail,
  cityId: users.cityId,
  currencyId: users.currencyId,
  revision: users.revision,
};

const people = () => database().select(columns).from(users).$dynamic();

/** A person who signs in, without what never leaves the server. */
export type User = Awaited<ReturnType<typeof people>>[number];

/** Oneself: of whoever is signed in, or of who holds a link for their own password. Throws UNAUTHENTICATED, FORBIDDEN. */
export async function getOwnUser(actor: Actor): Promise<User> {
  const [row] = await people().where(eq(users.id, mayReadOwnUser(actor)));
  if (!row) throw notFound();
  return row;
}

/** Somebody by id: oneself, or anybody for the administrator. Throws NOT_FOUND alike for somebody else. */
export async function getUser(actor: Actor, id: string): Promise<User> {
  const reader = mayUpdateOwnUser(actor);
  if (!isUuid(id) || (reader.kind === 'agencyUser' && reader.userId !== id)) throw notFound();
  const [row] = await people().where(eq(users.id, id));
  if (!row) throw notFound();
  return row;
}
