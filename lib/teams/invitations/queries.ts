import { and, desc, eq, gt, isNotNull, isNull, sql } from 'drizzle-orm';
import type { Db, Tx } from '@/db/client';
import { agencies, agencyInvitations, agencyUsers, users } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { fullNameOf } from '@/lib/platform/full-name';
import { mayManageTeam } from '../policy';
import type { Invited } from './rules';

const open = and(isNull(agencyInvitations.acceptedAt), isNull(agencyInvitations.revokedAt));

const columns = {
  id: agencyInvitations.id,
  agencyId: agencyInvitations.agencyId,
  email: agencyInvitations.email,
  name: agencyInvitations.name,
  lastname: agencyInvitations.lastname,
  role: agencyInvitations.role,
  expiresAt: agencyInvitations.expiresAt,
  invitedBy: fullNameOf(users),
  inviterEmail: users.email,
  agencyName: agencies.name,
  agencyState: agencies.stateId,
  agencyLogoFileId: agencies.logoFileId,
};

const invitations = (db: Db | Tx) =>
  db
    .select(columns)
    .from(agencyInvitations)
    .innerJoin(users, eq(users.id, agencyInvitations.invitedBy))
    .innerJoin(agencies, eq(agencies.id, agencyInvitations.agencyId))
    .$dynamic();

export type Invitation = Awaited<ReturnType<typeof invitations>>[number];

/** The invitations of the own agency that nobody accepted or revoked, those that ran out too, the newest first. */
export async function listInvitations(actor: Actor): Promise<Invitation[]> {
  const { agencyId } = mayManageTeam(actor);
  return invitations(database())
    .where(and(eq(agencyInvitations.agencyId, agencyId), open))
    .orderBy(desc(agencyInvitations.createdAt), desc(agencyInvitations.id));
}

/** An invitation that can be accepted now, for its page, its mail and its acceptance, whose caller has decided. */
export async function findOpenInvitation(db: Db | Tx, id: string, now: Date): Promise<Invitation | null> {
  const [row] = await invitations(db)
    .where(and(eq(agencyInvitations.id, id), open, gt(agencyInvitations.expiresAt, now)))
    .limit(1);
  return row ?? null;
}

/** One that was accepted, for the mail that tells of it. */
export async function findAcceptedInvitation(tx: Tx, id: string): Promise<Invitation | null> {
  const [row] = await invitations(tx)
    .where(and(eq(agencyInvitations.id, id), isNotNull(agencyInvitations.acceptedAt)))
    .limit(1);
  return row ?? null;
}

export type InvitedPerson = Invited & { readonly userId: string };

/** Whoever has an e-mail already, as the agency that invites has to know them. */
export async function findInvited(
  db: Db | Tx,
  agencyId: string,
  email: string,
): Promise<InvitedPerson | null> {
  const here = sql`${agencyUsers.agencyId} = ${agencyId}`;
  const living = sql`${agencyUsers.deactivatedAt} is null`;
  const [row] = await db
    .select({
      userId: users.id,
      stateId: users.stateId,
      isAdministrator: users.isAdministrator,
      hasPassword: sql<boolean>`${users.passwordHash} is not null`,
      here: sql<
        'ACTIVE' | 'LEFT' | null
      >`max(case when ${here} then case when ${living} then 'ACTIVE' else 'LEFT' end end)`,
      elsewhere: sql<boolean>`coalesce(bool_or(not (${here}) and ${living}), false)`,
    })
    .from(users)
    .leftJoin(agencyUsers, eq(agencyUsers.userId, users.id))
    .where(eq(sql`lower(${users.email})`, email.toLowerCase()))
    .groupBy(users.id);
  return row ?? null;
}
