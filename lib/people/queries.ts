import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { Tx } from '@/db/client';
import { agencies, agencyUsers, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { isUuid } from '@/lib/core/ids';
import { type ListPage, LONGEST_PAGE } from '@/lib/core/list-page';
import { countSome } from '@/lib/platform/count-some';
import { database } from '@/lib/platform/database';
import { holdsText } from '@/lib/platform/holds-text';
import { keyset } from '@/lib/platform/keyset';
import { mayManagePeople } from './policy';
import type { PersonRole } from './rules';

const ROLE = sql<PersonRole | null>`case when ${users.isAdministrator} then 'ADMINISTRATOR' else ${agencyUsers.role} end`;

const columns = {
  id: users.id,
  name: users.name,
  lastname: users.lastname,
  email: users.email,
  phone: users.phone,
  address: users.address,
  documentTypeId: users.documentTypeId,
  identification: users.identification,
  corporateEmail: users.corporateEmail,
  cityId: users.cityId,
  currencyId: users.currencyId,
  isAdministrator: users.isAdministrator,
  stateId: users.stateId,
  suspendedReason: users.suspendedReason,
  hasPassword: sql<boolean>`${users.passwordHash} is not null`,
  lastAccessAt: users.lastAccessAt,
  createdAt: users.createdAt,
  /** Null for a person who has left every agency. */
  role: ROLE,
  agencyId: agencies.id,
  agencyName: agencies.name,
};

/** People with the place in an agency that counts: the present one, and the first of several. */
const people = (within?: string) =>
  database()
    .select(columns)
    .from(users)
    .leftJoin(agencyUsers, sql`${agencyUsers.id} = ${place(within)}`)
    .leftJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .$dynamic();

const place = (within?: string) => sql`(
  select m.id from ${agencyUsers} m where m.user_id = ${users.id} and m.deactivated_at is null
  ${within ? sql`and m.agency_id = ${within}` : sql``} order by m.created_at, m.id limit 1)`;

export type Person = Awaited<ReturnType<typeof people>>[number];

export type PersonSort = 'name' | 'agency' | 'access' | 'created';

export type PersonFilter = {
  /** Words of the name, mail, telephone, identification or agency. */
  readonly search?: string;
  readonly stateId?: number;
  readonly role?: PersonRole;
  readonly agencyId?: string;
};

const spanish = (column: SQL): SQL => sql`(${column} collate "es-x-icu")`;
const byName = spanish(sql`(${users.name} || ' ' || ${users.lastname})`);

/** Those of no agency stand behind all others from A to Z. */
const KEYS: Readonly<Record<PersonSort, readonly SQL[]>> = {
  name: [],
  agency: [sql`(${agencies.name} is null)`, spanish(sql`coalesce(${agencies.name}, '')`)],
  access: [sql`coalesce(${users.lastAccessAt}, '-infinity')`],
  created: [sql`${users.createdAt}`],
};

function matching({ search = '', stateId, role, agencyId }: PersonFilter): SQL | undefined {
  const words = sql`${users.searchText} || ' ' || coalesce(${agencies.name}, '')`;
  return and(
    stateId ? eq(users.stateId, stateId) : undefined,
    role ? sql`${ROLE} = ${role}` : undefined,
    agencyId ? eq(agencyUsers.agencyId, agencyId) : undefined,
    holdsText(words, search),
  );
}

/** A page of everybody who can or could sign in, by name unless told, for the administrator. One statement. */
export async function listPeople(
  actor: Actor,
  {
    sort = 'name',
    descending = false,
    limit = 20,
    after,
    before,
    ...filter
  }: PersonFilter & ListPage<PersonSort> = {},
): Promise<Person[]> {
  mayManagePeople(actor);
  const page = keyset(
    [...KEYS[sort], byName, sql`${users.id}`],
    { descending, after, before },
    (keys, id) => sql`select ${keys} from ${users}
      left join ${agencyUsers} on ${agencyUsers.id} = ${place(filter.agencyId)}
      left join ${agencies} on ${agencies.id} = ${agencyUsers.agencyId} where ${users.id} = ${id}`,
  );
  const rows = await people(filter.agencyId)
    .where(and(matching(filter), page.where))
    .orderBy(...page.orderBy)
    .limit(Math.min(limit, LONGEST_PAGE));
  return page.inOrder(rows);
}

/** Counts the people that a filter finds, as far as `countSome` does. */
export async function countPeople(actor: Actor, filter: PersonFilter = {}): Promise<number> {
  mayManagePeople(actor);
  const found = database()
    .select({ id: users.id })
    .from(users)
    .leftJoin(agencyUsers, sql`${agencyUsers.id} = ${place(filter.agencyId)}`)
    .leftJoin(agencies, eq(agencies.id, agencyUsers.agencyId));
  return countSome(found.where(matching(filter)));
}

/** One person, for the administrator. Throws NOT_FOUND, also for what is not an id. */
export async function getPerson(actor: Actor, id: string): Promise<Person> {
  mayManagePeople(actor);
  const [row] = isUuid(id) ? await people().where(eq(users.id, id)).limit(1) : [];
  if (!row) throw notFound('errors.person.notFound');
  return row;
}

/** A person as a message or a write inside its transaction needs them, whose caller has decided; undefined for nobody. */
export async function findPerson(tx: Tx, id: string) {
  const [row] = await tx
    .select({
      name: users.name,
      lastname: users.lastname,
      email: users.email,
      stateId: users.stateId,
      suspendedReason: users.suspendedReason,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      isAdministrator: users.isAdministrator,
      /** Agency in whose log the person's changes stand; null for a person of no agency. */
      agencyId: agencyUsers.agencyId,
    })
    .from(users)
    .leftJoin(agencyUsers, sql`${agencyUsers.id} = ${place()}`)
    .where(eq(users.id, id));
  return row;
}
