import { and, asc, desc, eq, inArray, isNull, ne, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, agencyUsers, users } from '@/db/schema';
import { can } from '@/lib/core/abilities';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { groupBy } from '@/lib/core/group-by';
import { anyOf } from '@/lib/platform/any-of';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { maySeeMembers, maySeeTeam } from './policy';

const name = fullNameOf(users);

const columns = {
  id: users.id,
  name,
  email: users.email,
  /** Suspended by the platform (75): in the team, and cannot sign in. */
  stateId: users.stateId,
  role: agencyUsers.role,
  lastAccessAt: users.lastAccessAt,
  revision: agencyUsers.revision,
  deactivatedAt: agencyUsers.deactivatedAt,
};

const members = (db: Db | Tx) =>
  db.select(columns).from(agencyUsers).innerJoin(users, eq(users.id, agencyUsers.userId)).$dynamic();

export type Member = Awaited<ReturnType<typeof members>>[number];

/** The people of the own agency, the owner first, who left last; those who left are shown to the owner alone. */
export async function listTeam(actor: Actor): Promise<Member[]> {
  const { agencyId } = maySeeTeam(actor);
  return members(database())
    .where(
      and(
        eq(agencyUsers.agencyId, agencyId),
        can(actor, 'keepTeam') ? undefined : isNull(agencyUsers.deactivatedAt),
      ),
    )
    .orderBy(
      sql`${agencyUsers.deactivatedAt} is not null`,
      sql`${agencyUsers.role} <> 'OWNER'`,
      sql`${name} collate "es-x-icu"`,
      asc(users.id),
    );
}

/** Who may sign in for these agencies, the owner first: of the own one, or of all for the administrator. One statement. */
export async function findMembers(
  actor: Actor,
  agencyIds: readonly string[],
): Promise<ReadonlyMap<string, Member[]>> {
  const reader = maySeeMembers(actor);
  const rows = await database()
    .select({ agencyId: agencyUsers.agencyId, member: columns })
    .from(agencyUsers)
    .innerJoin(users, eq(users.id, agencyUsers.userId))
    .where(
      and(
        anyOf(agencyUsers.agencyId, agencyIds),
        reader.kind === 'agencyUser' ? eq(agencyUsers.agencyId, reader.agencyId) : undefined,
        isNull(agencyUsers.deactivatedAt),
      ),
    )
    .orderBy(sql`${agencyUsers.role} <> 'OWNER'`, sql`${name} collate "es-x-icu"`, asc(users.id));
  return groupBy(
    rows,
    ({ agencyId }) => agencyId,
    ({ member }) => member,
  );
}

/** One person of an agency, in a write of that agency. Throws NOT_FOUND alike for another agency's. */
export async function needMember(tx: Tx, agencyId: string, userId: string): Promise<Member> {
  const [row] = await members(tx)
    .where(and(eq(agencyUsers.agencyId, agencyId), eq(agencyUsers.userId, userId)))
    .limit(1);
  if (!row) throw notFound('errors.team.notFound');
  return row;
}

/** True when somebody has an active place in an agency other than this one. */
export async function isElsewhere(tx: Tx, userId: string, agencyId: string): Promise<boolean> {
  const places = await tx.$count(
    agencyUsers,
    and(
      eq(agencyUsers.userId, userId),
      isNull(agencyUsers.deactivatedAt),
      ne(agencyUsers.agencyId, agencyId),
    ),
  );
  return places > 0;
}

type Parties = { readonly agencyId: string; readonly ownerId: string; readonly formerOwnerId: string };

/** Between whom an agency passed, for the mail that tells of it. Null when one of them is gone. */
export async function findOwnershipParties(tx: Tx, { agencyId, ownerId, formerOwnerId }: Parties) {
  const [agency] = await tx
    .select({ id: agencies.id, name: agencies.name })
    .from(agencies)
    .where(eq(agencies.id, agencyId));
  const people = await tx
    .select({ id: users.id, name, email: users.email })
    .from(users)
    .where(inArray(users.id, [ownerId, formerOwnerId]));
  const owner = people.find(({ id }) => id === ownerId);
  const former = people.find(({ id }) => id === formerOwnerId);
  return agency && owner && former ? { agency, owner, former } : null;
}

/**
 * Finds who answers for an agency's dealing: the person who began it while still in the team, else the owner. Null when
 * nobody is left. The caller has decided that it may be known.
 */
export async function findProducer(db: Db | Tx, agencyId: string, createdBy: string | null) {
  const [producer] = await db
    .select({ name, identification: users.identification, email: users.email })
    .from(agencyUsers)
    .innerJoin(users, eq(users.id, agencyUsers.userId))
    .where(and(eq(agencyUsers.agencyId, agencyId), isNull(agencyUsers.deactivatedAt)))
    .orderBy(
      desc(sql`${users.id} is not distinct from ${createdBy}::uuid`),
      desc(sql`${agencyUsers.role} = 'OWNER'`),
      asc(agencyUsers.createdAt),
    )
    .limit(1);
  return producer ?? null;
}
