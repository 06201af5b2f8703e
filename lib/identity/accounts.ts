import { and, eq, isNull, sql } from 'drizzle-orm';
import { agencies, agencyUsers, talents, userSessions, users } from '@/db/schema';
import type { AgencyRole } from '@/lib/core/actor';
import { isUuid } from '@/lib/core/ids';
import { anyOf } from '@/lib/platform/any-of';
import { currentTime } from '@/lib/platform/clock';
import { database } from '@/lib/platform/database';
import { env } from '@/lib/platform/env';
import { preparedRead } from '@/lib/platform/prepared-read';
import { isFresh } from './confirmation/rules';
import type { LoginKind } from './rules';
import { type SessionEnd, sessionEnd, talentSessionEnd } from './sessions/rules';

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
  /** Whether the person said who it is within the last ten minutes. */
  fresh: boolean;
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

/** The talent behind a login attempt. */
export async function findTalentLogin(email: string) {
  const [row] = await database()
    .select({
      id: talents.id,
      name: talents.name,
      lastname: talents.lastname,
      email: talents.email,
      stateId: talents.stateId,
      passwordHash: talents.passwordHash,
    })
    .from(talents)
    .where(eq(sql`lower(${talents.email})`, email.trim().toLowerCase()));
  return row;
}

export type TalentLogin = NonNullable<Awaited<ReturnType<typeof findTalentLogin>>>;

/** A talent who is signed in to its own place. */
export type TalentAccount = {
  readonly talentId: string;
  readonly name: string;
  readonly lastname: string;
  readonly email: string;
  readonly stateId: number;
  readonly sessionId: string;
  readonly fresh: boolean;
};

const sessionRows = preparedRead((db) =>
  db
    .select({
      ...columns,
      sessionId: userSessions.id,
      talentId: userSessions.talentId,
      talent: {
        name: talents.name,
        lastname: talents.lastname,
        email: talents.email,
        stateId: talents.stateId,
      },
      agencyId: userSessions.agencyId,
      startedAt: userSessions.createdAt,
      lastSeenAt: userSessions.lastSeenAt,
      confirmedAt: userSessions.confirmedAt,
      expiresAt: userSessions.expiresAt,
      endedAt: userSessions.endedAt,
      endedReason: userSessions.endedReason,
      hasMobileToken: sql<boolean>`${userSessions.mobileToken} is not null`,
    })
    .from(userSessions)
    .leftJoin(users, eq(users.id, userSessions.userId))
    .leftJoin(talents, eq(talents.id, userSessions.talentId))
    .leftJoin(agencies, eq(agencies.id, userSessions.agencyId))
    .leftJoin(
      agencyUsers,
      and(eq(agencyUsers.userId, users.id), eq(agencyUsers.agencyId, userSessions.agencyId), activeIn),
    )
    .where(anyOf(userSessions.id, sql.placeholder('sessionIds'))),
);

export type EndedSession = {
  readonly account: null;
  readonly talent: null;
  readonly kind: LoginKind;
  readonly end: SessionEnd;
};

type LivingSession = { readonly startedAt: Date; readonly lastSeenAt: Date; readonly end?: undefined } & (
  | { readonly account: Account; readonly talent: null }
  | { readonly account: null; readonly talent: TalentAccount }
);

export type SessionState = LivingSession | EndedSession;

/**
 * The account or the talent of a session, or why it has ended: its row, a suspension, a place in the agency that is no more.
 * One statement, at each request of somebody signed in.
 */
export async function findSession(sessionId: string): Promise<SessionState> {
  return (await findSessions([sessionId])).get(sessionId) ?? ended('agency', 'ENDED');
}

/** The same of several sessions in one statement, by their ids; an id of none has no entry. */
export async function findSessions(ids: readonly string[]): Promise<ReadonlyMap<string, SessionState>> {
  const sessionIds = ids.filter(isUuid);
  const rows = sessionIds.length > 0 ? await sessionRows({ sessionIds }) : [];
  return new Map(rows.map((row) => [row.sessionId, stateOf(row)]));
}

function stateOf(row: SessionRow): SessionState {
  const { sessionId, startedAt, lastSeenAt, talentId, talent } = row;
  const fresh = isFresh(row.confirmedAt, currentTime());
  if (talentId && talent) {
    const end = talentSessionEnd({ ...row, stateId: talent.stateId }, currentTime());
    if (end) return ended('agency', end);
    return { account: null, talent: { ...talent, talentId, sessionId, fresh }, startedAt, lastSeenAt };
  }
  if (!isPerson(row)) return ended('agency', 'ENDED');
  const end = sessionEnd({ ...row, userState: row.stateId }, currentTime());
  if (end) return ended(row.agencyId ? 'agency' : 'admin', end);
  const needsMobileToken = row.isAdministrator && !row.hasMobileToken && env().MOBILE_API_URL !== undefined;
  return {
    account: { ...toAccount(row), sessionId, fresh, needsMobileToken },
    talent: null,
    startedAt,
    lastSeenAt,
  };
}

const ended = (kind: LoginKind, end: SessionEnd): EndedSession => ({
  account: null,
  talent: null,
  kind,
  end,
});

type Described = Omit<AccountRow, 'passwordHash'>;
type SessionRow = Awaited<ReturnType<typeof sessionRows>>[number];

const isPerson = (row: SessionRow): row is SessionRow & Described => row.userId !== null;

function toAccount(row: Described): Omit<Account, 'sessionId' | 'fresh' | 'needsMobileToken'> {
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
