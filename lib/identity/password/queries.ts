import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, agencyUsers, talents, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { maySetPassword } from './policy';
import { isSuspended, type Person, type PersonType } from './rules';

/** Somebody with a password, as the pages and mails about it need them. */
export type PasswordOwner = {
  readonly person: Person;
  readonly name: string;
  readonly email: string;
  readonly stateId: number;
  readonly hasPassword: boolean;
  readonly isAdministrator: boolean;
  readonly isSuspended: boolean;
  /** The agency of a user; null for administrators, talents and who has left. */
  readonly agencyId: string | null;
  readonly agencyName: string | null;
  /** True when the person owns that agency. */
  readonly isOwner: boolean;
};

type Row = Omit<PasswordOwner, 'person' | 'isSuspended'> & { id: string };

/** Whoever has an account, also without a place in an agency: the password is asked for when an invitation is taken. */
async function findUsers(db: Db | Tx, wanted: SQL): Promise<Row[]> {
  return db
    .select({
      id: users.id,
      name: users.name,
      email: users.email,
      stateId: users.stateId,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      isAdministrator: users.isAdministrator,
      agencyId: agencies.id,
      agencyName: agencies.name,
      isOwner: sql<boolean>`coalesce(${agencyUsers.role} = 'OWNER', false)`,
    })
    .from(users)
    .leftJoin(agencyUsers, and(eq(agencyUsers.userId, users.id), isNull(agencyUsers.deactivatedAt)))
    .leftJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .where(wanted)
    .orderBy(agencyUsers.createdAt)
    .limit(1);
}

async function findTalents(db: Db | Tx, wanted: SQL): Promise<Row[]> {
  return db
    .select({
      id: talents.id,
      name: talents.name,
      email: talents.email,
      stateId: talents.stateId,
      hasPassword: sql<boolean>`${talents.passwordHash} is not null`,
      isAdministrator: sql<boolean>`false`,
      agencyId: sql<null>`null`,
      agencyName: sql<null>`null`,
      isOwner: sql<boolean>`false`,
    })
    .from(talents)
    .where(wanted)
    .limit(1);
}

async function findOwner(db: Db | Tx, type: PersonType, by: 'id' | 'email', value: string) {
  const table = type === 'talent' ? talents : users;
  const wanted = by === 'id' ? eq(table.id, value) : eq(sql`lower(${table.email})`, value);
  const [row] = await (type === 'talent' ? findTalents(db, wanted) : findUsers(db, wanted));
  if (!row) return null;
  const { id, ...owner } = row;
  return { ...owner, person: { type, id }, isSuspended: isSuspended(type, row.stateId) };
}

/** Whoever has that e-mail, already in lower case. For writes that answer nothing about them but whether they exist. */
export const findPasswordOwnerByEmail = (type: PersonType, email: string): Promise<PasswordOwner | null> =>
  findOwner(database(), type, 'email', email);

/** Finds a person for a message or a write inside its transaction. The caller has decided that it may be known. */
export const findPasswordOwner = (tx: Tx, { type, id }: Person): Promise<PasswordOwner | null> =>
  findOwner(tx, type, 'id', id);

/**
 * Finds the person whose password the holder of a link of activation or reset sets; null when they are gone. Throws
 * FORBIDDEN.
 */
export async function getPasswordOwner(actor: Actor): Promise<PasswordOwner | null> {
  const { person } = maySetPassword(actor);
  return findOwner(database(), person.type, 'id', person.id);
}
