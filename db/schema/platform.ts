import { sql } from 'drizzle-orm';
import {
  bigint,
  boolean,
  index,
  integer,
  jsonb,
  pgTable,
  primaryKey,
  text,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import { LINK_PURPOSE_NAMES } from '../values/link-purposes.ts';
import { createdAt, id, instant, oneOf, rule } from './columns.ts';

/** Bytes live in the storage driver under `key`; who may read them is decided by lib/storage. */
export const files = pgTable(
  'files',
  {
    id: id(),
    agencyId: uuid(),
    talentId: uuid(),
    eventId: uuid(),
    /** The user or talent who uploaded it. */
    ownerId: uuid(),
    /** The name of a kind that a domain registers. */
    kind: text().notNull(),
    visibility: text({ enum: ['PRIVATE', 'PUBLIC'] })
      .notNull()
      .default('PRIVATE'),
    key: text().notNull().unique(),
    name: text().notNull(),
    mime: text().notNull(),
    size: bigint({ mode: 'number' }).notNull(),
    sha256: text().notNull(),
    width: integer(),
    height: integer(),
    /** Bytes are AES-256-GCM under the key of the environment. */
    encrypted: boolean().notNull().default(false),
    createdAt: createdAt(),
    deletedAt: instant(),
    /** Deleted because the time for which the law has it kept was over: its document is not drawn again. */
    retiredAt: instant(),
  },
  (t) => [
    index('files_agency').on(t.agencyId, t.createdAt),
    index('files_talent').on(t.talentId),
    index('files_event').on(t.eventId),
    oneOf('files_visibility', 'visibility', ['PRIVATE', 'PUBLIC']),
    rule('files_size', 'size >= 0'),
  ],
);

/** One row per key and scope: the same key with another body is refused, with the same body answered again. */
export const idempotencyRecords = pgTable(
  'idempotency_records',
  {
    scope: text().notNull(),
    key: text().notNull(),
    requestHash: text().notNull(),
    response: jsonb(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.scope, t.key] }),
    index('idempotency_records_expiry').on(t.expiresAt),
    // Encrypted of a write; of a registration, which has no secret, the account itself.
    rule('idempotency_records_response_json', "jsonb_typeof(response) in ('string', 'object')"),
  ],
);

/** Counters of attempts per address and per network; see rate-limiter-flexible. */
export const rateLimits = pgTable(
  'rate_limits',
  {
    key: text().primaryKey(),
    points: integer().notNull().default(0),
    expire: bigint({ mode: 'number' }),
  },
  (t) => [index('rate_limits_expire').on(t.expire)],
);

export const CODE_CHANNELS = ['EMAIL', 'PHONE'] as const;

/** A link's secret is 256 random bits, kept only as its SHA-256. */
export const linkTokens = pgTable(
  'link_tokens',
  {
    id: id(),
    tokenHash: text().notNull(),
    purpose: text({ enum: LINK_PURPOSE_NAMES }).notNull(),
    agencyId: uuid(),
    userId: uuid(),
    talentId: uuid(),
    eventId: uuid(),
    convocatoryId: uuid(),
    convocatedId: uuid(),
    quotationId: uuid(),
    invitationId: uuid(),
    clientId: uuid(),
    viewerId: uuid(),
    /** Who of an agency was given the link to pass on; null for one that went straight to whom it is for. */
    givenToUserId: uuid(),
    expiresAt: instant().notNull(),
    singleUse: boolean().notNull().default(false),
    usedAt: instant(),
    revokedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('link_tokens_by_convocated').on(t.convocatedId).where(sql`convocated_id is not null`),
    index('link_tokens_by_convocatory').on(t.convocatoryId).where(sql`convocatory_id is not null`),
    index('link_tokens_by_talent').on(t.talentId).where(sql`talent_id is not null`),
    uniqueIndex('link_tokens_hash').on(t.tokenHash),
    index('link_tokens_event').on(t.eventId, t.talentId, t.purpose),
    index('link_tokens_user').on(t.userId, t.purpose),
    index('link_tokens_client').on(t.clientId).where(sql`client_id is not null`),
    index('link_tokens_quotation').on(t.quotationId).where(sql`quotation_id is not null`),
    index('link_tokens_viewer').on(t.viewerId).where(sql`viewer_id is not null`),
    oneOf('link_tokens_purpose', 'purpose', LINK_PURPOSE_NAMES),
  ],
);

/**
 * A one-time code for the page of a link, sent to the talent's own mail or phone. The code itself is made when it is
 * sent, and kept only as a keyed hash.
 */
export const linkCodes = pgTable(
  'link_codes',
  {
    id: id(),
    linkTokenId: uuid()
      .notNull()
      .references(() => linkTokens.id, { onDelete: 'cascade' }),
    talentId: uuid().notNull(),
    channel: text({ enum: CODE_CHANNELS }).notNull(),
    /** Masked. */
    destination: text().notNull(),
    codeHash: text(),
    attempts: integer().notNull().default(0),
    createdAt: createdAt(),
    sentAt: instant(),
    expiresAt: instant().notNull(),
    usedAt: instant(),
  },
  (t) => [
    index('link_codes_link').on(t.linkTokenId, t.createdAt),
    oneOf('link_codes_channel', 'channel', CODE_CHANNELS),
    rule('link_codes_attempts', 'attempts between 0 and 5'),
  ],
);

/** A browser in which a talent gave a code back; its cookie holds the secret of which this is the SHA-256. */
export const linkConfirmations = pgTable(
  'link_confirmations',
  {
    id: id(),
    secretHash: text().notNull(),
    talentId: uuid().notNull(),
    channel: text({ enum: CODE_CHANNELS }).notNull(),
    /** Masked. */
    destination: text().notNull(),
    createdAt: createdAt(),
    expiresAt: instant().notNull(),
  },
  (t) => [
    uniqueIndex('link_confirmations_secret').on(t.secretHash),
    oneOf('link_confirmations_channel', 'channel', CODE_CHANNELS),
  ],
);
