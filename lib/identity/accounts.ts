import { and, eq, isNull, sql } from 'drizzle-orm';
import { agencies, agencyUsers, userSessions, users } from '@/db/schema';
import type { AgencyRole } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { preparedRead } from '@/lib/platform/prepared-read';
import type { LoginKind } from './rules';
import { type SessionEnd, sessionEnd } from './sessions/rules';

/** A signed-in person as the shell shows them; `agencyId` is null for an administrator. */
export type Account = {
  kind: 'agency' | 'administrator';
  userId: string;
  name: string;
  lastname: string;
  email: string;
  agencyId: string | null;
  agencyName: string | null;
  agencyState: number | null;
  agencyLegalNature: 'PERSONA_NATURAL' | 'PERSONA_JURIDICA' | null;
  agencyLogoUrl: string | null;
  role: AgencyRole | 'ADMINISTRATOR';
  sessionId: string;
  /** True for an administrator to whom the mobile backend, though there is one, gave no token at the log-in. */
  needsMobileToken: boolean;
};

const columns = {
  userId: users.id,
  name: users.name,
  lastname: users.lastname,
  email: users.email,
  stateId: users.stateId,
  isAdministrator: users.isAdministrator,
  role: agencyUsers.role,
  agencyId: agencies.id,
  agencyName: agencies.name,
  agencyState: agencies.stateId,
  agencyLegalNature: agencies.legalNature,
  agencyLogoFileId: agencies.logoFileId,
};

const activeIn = isNull(agencyUsers.deactivatedAt);

const people = () =>
  database()
    .select({ ...columns, passwordHash: users.passwordHash })
    .from(users)
    .leftJoin(agencyUsers, and(eq(agencyUsers.userId, users.id), activeIn))
    .leftJoin(agencies, eq(agencies.id, agencyUsers.agencyId));

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
  return row;
}

const sessionRow = preparedRead((db) =>
  db
    .select({
      ...columns,
      agencyId: userSessions.agencyId,
      startedAt: userSessions.createdAt,
      lastSeenAt: userSessions.lastSeenAt,
      expiresAt: userSessions.expiresAt,
      endedAt: userSessions.endedAt,
      endedReason: userSessions.endedReason,
      hasMobileToken: sql<boolean>`${userSessions.mobileToken} is not null`,
    })
    .from(userSessions)
    .innerJoin(users, eq(users.id, userSessions.userId))
    .leftJoin(agencies, eq(agencies.id, userSessions.agencyId))
    .leftJoin(
      agencyUsers,
      and(eq(agencyUsers.userId, users.id), eq(agencyUsers.agencyId, userSessions.agencyId), activeIn),
    )
    .where(eq(userSessions.id, sql.placeholder('sessionId')))
    .limit(1),
);

export type EndedSession = { readonly account: null; readonly kind: LoginKind; readonly end: SessionEnd };

export type SessionState =
  | { readonly account: Account; readonly startedAt: Date; readonly lastSeenAt: Date }
  | EndedSession;

/**
 * The account of a session, or why it has ended: its row, a suspension, a place in the agency that is no more.
 * One statement, at each request of somebody signed in.
 */
export async function findSession(sessionId: string): Promise<SessionState> {
  const [row] = isUuid(sessionId) ? await sessionRow({ sessionId }) : [];
  if (!row) return { account: null, kind: 'agency', end: 'ENDED' };
  const end = sessionEnd({ ...row, userState: row.stateId }, currentTime());
  if (end) return { account: null, kind: row.agencyId ? 'agency' : 'admin', end };
  const { startedAt, lastSeenAt } = row;
  const needsMobileToken = row.isAdministrator && !row.hasMobileToken && env().MOBILE_API_URL !== undefined;
  return {
    account: { ...toAccount(row), sessionId, needsMobileToken },
    startedAt,
    lastSeenAt,
  };
}

type Described = Omit<AccountRow, 'passwordHash'>;

function toAccount(row: Described): Omit<Account, 'sessionId' | 'needsMobileToken'> {
  const common = { userId: row.userId, name: row.name, lastname: row.lastname, email: row.email };
  if (row.isAdministrator || !row.agencyId || !row.role) {
    return {
      ...common,
      kind: 'administrator',
      agencyId: null,
      agencyName: null,
      agencyState: null,
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
    agencyState: row.agencyState,
    agencyLegalNature: row.agencyLegalNature,
    agencyLogoUrl: row.agencyLogoFileId ? `/fotos/${row.agencyLogoFileId}/96` : null,
    role: row.role,
  };
}
