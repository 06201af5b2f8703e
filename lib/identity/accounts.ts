import { and, eq, isNull, sql } from 'drizzle-orm';
import { agencies, agencyUsers, users } from '@/db/schema';
import type { AgencyRole } from '@/lib/core/actor';
import { database } from '@/lib/platform/database';
import { type LoginKind, loginProblem } from './rules';

/** A signed-in person as the shell shows them; `agencyId` is null for an administrator. */
export type Account = {
  kind: 'agency' | 'administrator';
  userId: string;
  name: string;
  lastname: string;
  email: string;
  agencyId: string | null;
  agencyName: string | null;
  agencyLegalNature: 'PERSONA_NATURAL' | 'PERSONA_JURIDICA' | null;
  agencyLogoUrl: string | null;
  role: AgencyRole | 'ADMINISTRATOR';
};

const columns = {
  userId: users.id,
  name: users.name,
  lastname: users.lastname,
  email: users.email,
  stateId: users.stateId,
  isAdministrator: users.isAdministrator,
  passwordHash: users.passwordHash,
  sessionVersion: users.sessionVersion,
  role: agencyUsers.role,
  agencyId: agencies.id,
  agencyName: agencies.name,
  agencyState: agencies.stateId,
  agencyLegalNature: agencies.legalNature,
  agencyLogoFileId: agencies.logoFileId,
};

const people = () =>
  database()
    .select(columns)
    .from(users)
    .leftJoin(agencyUsers, and(eq(agencyUsers.userId, users.id), isNull(agencyUsers.deactivatedAt)))
    .leftJoin(agencies, eq(agencies.id, agencyUsers.agencyId))
    .$dynamic();

export type AccountRow = Awaited<ReturnType<typeof people>>[number];

/** The row behind a login attempt: administrators and agency users never see each other's door. */
export async function findLoginRow(kind: LoginKind, email: string): Promise<AccountRow | undefined> {
  const [row] = await people()
    .where(
      and(
        eq(sql`lower(${users.email})`, email.trim().toLowerCase()),
        eq(users.isAdministrator, kind === 'admin'),
      ),
    )
    .orderBy(agencyUsers.createdAt)
    .limit(1);
  return row && (row.isAdministrator || row.agencyId) ? row : undefined;
}

/** The account of a session, or null when it has ended: version raised, suspended, left the agency. */
export async function findSessionAccount(
  userId: string,
  agencyId: string | null,
  sessionVersion: number,
): Promise<Account | null> {
  const [row] = await people()
    .where(and(eq(users.id, userId), agencyId === null ? undefined : eq(agencies.id, agencyId)))
    .limit(1);
  if (!row || row.sessionVersion !== sessionVersion) return null;
  if (loginProblem(row.stateId, row.agencyState)) return null;
  if (agencyId === null) return row.isAdministrator ? toAccount(row) : null;
  return row.agencyId === agencyId ? toAccount(row) : null;
}

export function toAccount(row: AccountRow): Account {
  const common = { userId: row.userId, name: row.name, lastname: row.lastname, email: row.email };
  if (row.isAdministrator || !row.agencyId || !row.role) {
    return {
      ...common,
      kind: 'administrator',
      agencyId: null,
      agencyName: null,
      agencyLegalNature: null,
      agencyLogoUrl: null,
      role: 'ADMINISTRATOR',
    };
  }
  return {
    ...common,
    kind: 'agency',
    agencyId: row.agencyId,
    agencyName: row.agencyName,
    agencyLegalNature: row.agencyLegalNature,
    agencyLogoUrl: row.agencyLogoFileId ? `/fotos/${row.agencyLogoFileId}/96` : null,
    role: row.role,
  };
}
