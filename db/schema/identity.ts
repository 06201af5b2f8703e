import { sql } from 'drizzle-orm';
import { boolean, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { agencies } from './agencies.ts';
import { cities, currencies, documentTypes, states } from './catalogues.ts';
import { createdAt, id, instant, oneOf, revision, rule, timestamps } from './columns.ts';
import { talents } from './talents.ts';

export const AGENCY_ROLES = ['OWNER', 'PRODUCER', 'FINANCE', 'READ_ONLY'] as const;

/** People who sign in: agency users and administrators (role 1 on the wire). */
export const users = pgTable(
  'users',
  {
    id: id(),
    name: text().notNull(),
    lastname: text().notNull(),
    email: text().notNull(),
    phone: text(),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    isAdministrator: boolean().notNull().default(false),
    address: text(),
    identification: text(),
    documentTypeId: integer().references(() => documentTypes.id),
    corporateEmail: text(),
    cityId: integer().references(() => cities.id),
    currencyId: integer().references(() => currencies.id),
    /** bcrypt; null until the person has set one. */
    passwordHash: text(),
    /** Why an administrator suspended the person, as long as that lasts. */
    suspendedReason: text(),
    lastAccessAt: instant(),
    /** By what administrators find it. */
    searchText: text().generatedAlwaysAs(sql`lower(name || ' ' || lastname || ' ' || email || ' '
      || coalesce(identification, '') || ' ' || search_digits(identification) || ' ' || search_phone(phone, '57'))`),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    uniqueIndex('users_email').on(sql`lower(email)`),
    uniqueIndex('users_identification').on(t.documentTypeId, t.identification),
    rule('users_password_hash', "password_hash is null or password_hash like '$2%'"),
  ],
);

/**
 * Why a session ended before its time: the person left, or closed it from another one; logged in over it; the
 * password changed; the person or the agency was suspended; the person is no longer of the agency.
 */
export const SESSION_ENDS = [
  'LOGGED_OUT',
  'CLOSED',
  'REPLACED',
  'PASSWORD_CHANGED',
  'SUSPENDED',
  'LEFT_AGENCY',
] as const;

/** A log-in that lives: the cookie holds its id, and every request asks this row whether it has ended. */
export const userSessions = pgTable(
  'user_sessions',
  {
    id: id(),
    /** Whose it is: a user of the portal, or a talent. */
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    talentId: uuid().references(() => talents.id, { onDelete: 'cascade' }),
    /** The agency it is for; null for an administrator and a talent. */
    agencyId: uuid().references(() => agencies.id, { onDelete: 'cascade' }),
    /** Browser and system as the person would know them. */
    device: text(),
    /** An administrator's bearer token at the mobile backend, encrypted; it never leaves the server. */
    mobileToken: text(),
    createdAt: createdAt(),
    lastSeenAt: createdAt(),
    /** When the person last said who it is, by password, code or second factor: at the log-in first. */
    confirmedAt: createdAt(),
    expiresAt: instant().notNull(),
    endedAt: instant(),
    endedReason: text({ enum: SESSION_ENDS }),
  },
  (t) => [
    index('user_sessions_user').on(t.userId, t.createdAt),
    index('user_sessions_talent').on(t.talentId, t.createdAt).where(sql`talent_id is not null`),
    index('user_sessions_agency').on(t.agencyId).where(sql`ended_at is null`),
    oneOf('user_sessions_ended_reason', 'ended_reason', SESSION_ENDS),
    rule('user_sessions_person', 'num_nonnulls(user_id, talent_id) = 1'),
    rule('user_sessions_ended', '(ended_at is null) = (ended_reason is null)'),
  ],
);

/** A bearer token of the mobile app, issued where this application is its backend; kept as a SHA-256. */
export const mobileTokens = pgTable(
  'mobile_tokens',
  {
    id: id(),
    tokenHash: text().notNull(),
    userId: uuid().references(() => users.id, { onDelete: 'cascade' }),
    talentId: uuid().references(() => talents.id, { onDelete: 'cascade' }),
    /** As a person would name it; null where it does not say. */
    device: text(),
    createdAt: createdAt(),
    /** As of a session. */
    confirmedAt: createdAt(),
    /** Exact to a few minutes. */
    lastSeenAt: instant().notNull().default(sql`now()`),
    expiresAt: instant().notNull(),
    revokedAt: instant(),
  },
  (t) => [
    uniqueIndex('mobile_tokens_hash').on(t.tokenHash),
    index('mobile_tokens_user').on(t.userId),
    index('mobile_tokens_talent').on(t.talentId),
    rule('mobile_tokens_holder', 'num_nonnulls(user_id, talent_id) = 1'),
  ],
);

/** A person's place in an agency. */
export const agencyUsers = pgTable(
  'agency_users',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    userId: uuid()
      .notNull()
      .references(() => users.id, { onDelete: 'cascade' }),
    role: text({ enum: AGENCY_ROLES }).notNull(),
    deactivatedAt: instant(),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    unique('agency_users_once').on(t.agencyId, t.userId),
    index('agency_users_user').on(t.userId),
    uniqueIndex('agency_users_owner').on(t.agencyId).where(sql`role = 'OWNER' and deactivated_at is null`),
    oneOf('agency_users_role', 'role', AGENCY_ROLES),
  ],
);

/** An invitation to join an agency, open until accepted, revoked or expired. */
export const agencyInvitations = pgTable(
  'agency_invitations',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id, { onDelete: 'cascade' }),
    email: text().notNull(),
    name: text().notNull(),
    lastname: text().notNull(),
    role: text({ enum: AGENCY_ROLES }).notNull(),
    invitedBy: uuid()
      .notNull()
      .references(() => users.id),
    expiresAt: instant().notNull(),
    acceptedAt: instant(),
    revokedAt: instant(),
    ...timestamps(),
  },
  (t) => [
    uniqueIndex('agency_invitations_open')
      .on(t.agencyId, sql`lower(email)`)
      .where(sql`accepted_at is null and revoked_at is null`),
    oneOf('agency_invitations_role', 'role', AGENCY_ROLES),
  ],
);
