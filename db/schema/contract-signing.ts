import { sql } from 'drizzle-orm';
import {
  type AnyPgColumn,
  boolean,
  foreignKey,
  index,
  integer,
  jsonb,
  pgTable,
  text,
  unique,
  uniqueIndex,
  uuid,
} from 'drizzle-orm/pg-core';
import {
  ACT_ENDINGS,
  CONTRACT_ACT_KINDS,
  CONTRACT_PARTIES,
  SIGNATURE_METHODS,
  SIGNED_ACTS,
  SIGNER_ROLES,
  SIGNING_CHANNELS,
} from '../values/contract-signing.ts';
import { agencies } from './agencies.ts';
import { createdAt, id, instant, jsonIs, oneOf, rule, timestamps } from './columns.ts';
import { contracts } from './contracts.ts';
import { events } from './events.ts';
import { users } from './identity.ts';
import { files, linkConfirmations } from './platform.ts';
import { talents } from './talents.ts';

const ofTalent = () =>
  uuid()
    .notNull()
    .references(() => talents.id);

/** The contract of a row, of the same agency. */
const contractOf = (name: string, t: { agencyId: AnyPgColumn; contractId: AnyPgColumn }) =>
  foreignKey({
    name,
    columns: [t.agencyId, t.contractId],
    foreignColumns: [contracts.agencyId, contracts.id],
  });

/** One-time codes that sign. A code holds for one text and for nothing else. */
export const signingCodes = pgTable(
  'signing_codes',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    act: text({ enum: SIGNED_ACTS }).notNull(),
    /** What is signed: the event of a contract or of all that an agency signs at once, an act, the agency of a mandate. */
    scopeId: uuid().notNull(),
    /** Of whom it is the code: the talent (its guardian too), or a user of the agency. */
    talentId: uuid().references(() => talents.id),
    userId: uuid().references(() => users.id),
    role: text({ enum: SIGNER_ROLES }).notNull(),
    /** SHA-256 of the text that was shown. */
    textHash: text().notNull(),
    channel: text({ enum: SIGNING_CHANNELS }).notNull(),
    /** Masked. */
    destination: text().notNull(),
    /** Since when that is on file. */
    destinationSince: instant(),
    /** Null until it is sent; an HMAC with the row's id. */
    codeHash: text(),
    attempts: integer().notNull().default(0),
    sentAt: instant(),
    usedAt: instant(),
    expiresAt: instant().notNull(),
    /** Of a code that opened the contract in a browser: it was given back there, before the text was read. */
    confirmationId: uuid().references(() => linkConfirmations.id, { onDelete: 'cascade' }),
    verifiedAt: instant(),
    createdAt: createdAt(),
  },
  (t) => [
    index('signing_codes_by_talent').on(t.talentId).where(sql`talent_id is not null`),
    index('signing_codes_scope').on(t.scopeId, t.createdAt),
    index('signing_codes_expiry').on(t.expiresAt),
    index('signing_codes_by_confirmation').on(t.confirmationId).where(sql`confirmation_id is not null`),
    oneOf('signing_codes_act', 'act', SIGNED_ACTS),
    oneOf('signing_codes_role', 'role', SIGNER_ROLES),
    oneOf('signing_codes_channel', 'channel', SIGNING_CHANNELS),
    rule('signing_codes_opened', '(confirmation_id is null) = (verified_at is null)'),
    rule('signing_codes_signer', '(talent_id is null) <> (user_id is null)'),
  ],
);

/** What contracts of an agency are signed by without a press, until when, and by whom that was given. */
export const signingMandates = pgTable(
  'signing_mandates',
  {
    id: id(),
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    representativeName: text().notNull(),
    representativeDocument: text().notNull(),
    grantedBy: uuid()
      .notNull()
      .references(() => users.id),
    channel: text({ enum: SIGNING_CHANNELS }).notNull(),
    destination: text().notNull(),
    codeSentAt: instant().notNull(),
    codeVerifiedAt: instant().notNull(),
    ip: text(),
    userAgent: text(),
    textHash: text().notNull(),
    until: instant().notNull(),
    revokedAt: instant(),
    revokedBy: uuid().references(() => users.id),
    createdAt: createdAt(),
  },
  (t) => [
    uniqueIndex('signing_mandates_living').on(t.agencyId).where(sql`revoked_at is null`),
    oneOf('signing_mandates_channel', 'channel', SIGNING_CHANNELS),
  ],
);

/** What changes or ends a signed contract once both have signed it: an amendment (otrosí) or an annulment. */
export const contractActs = pgTable(
  'contract_acts',
  {
    id: id(),
    agencyId: uuid().notNull(),
    contractId: uuid().notNull(),
    eventId: uuid().notNull(),
    talentId: ofTalent(),
    kind: text({ enum: CONTRACT_ACT_KINDS }).notNull(),
    /** From 1 among those of its kind of one contract. */
    number: integer().notNull(),
    proposedBy: text({ enum: CONTRACT_PARTIES }).notNull(),
    proposedByUserId: uuid().references(() => users.id),
    reason: text().notNull(),
    /** All that is signed, frozen when it is proposed. */
    snapshot: jsonb().$type<Record<string, unknown>>().notNull(),
    textHash: text().notNull(),
    talentSignedAt: instant(),
    agencySignedAt: instant(),
    endedAt: instant(),
    endedAs: text({ enum: ACT_ENDINGS }),
    endedReason: text(),
    logoFileId: uuid().references(() => files.id),
    pdfFileId: uuid().references(() => files.id),
    ...timestamps(),
  },
  (t) => [
    unique('contract_acts_tenant').on(t.agencyId, t.id),
    uniqueIndex('contract_acts_number').on(t.contractId, t.kind, t.number),
    uniqueIndex('contract_acts_open')
      .on(t.contractId)
      .where(sql`ended_at is null and (talent_signed_at is null or agency_signed_at is null)`),
    index('contract_acts_event').on(t.agencyId, t.eventId),
    index('contract_acts_talent').on(t.talentId),
    contractOf('contract_acts_contract_fk', t),
    oneOf('contract_acts_kind', 'kind', CONTRACT_ACT_KINDS),
    oneOf('contract_acts_proposed_by', 'proposed_by', CONTRACT_PARTIES),
    oneOf('contract_acts_ended_as', 'ended_as', ACT_ENDINGS),
    rule('contract_acts_ended', '(ended_at is null) = (ended_as is null)'),
    jsonIs('contract_acts', 'snapshot', 'object'),
  ],
);

/** Who signed what, how and by which code. Append-only. */
export const contractSignatures = pgTable(
  'contract_signatures',
  {
    id: id(),
    agencyId: uuid().notNull(),
    contractId: uuid().notNull(),
    talentId: ofTalent(),
    act: text({ enum: SIGNED_ACTS }).notNull(),
    /** Null of the contract itself. */
    actId: uuid().references(() => contractActs.id),
    role: text({ enum: SIGNER_ROLES }).notNull(),
    name: text().notNull(),
    identification: text().notNull(),
    method: text({ enum: SIGNATURE_METHODS }).notNull(),
    /** Path data of an SVG of 600 by 200, of one that was drawn. */
    drawing: text(),
    /** Of the code, or of the mandate's. */
    channel: text({ enum: SIGNING_CHANNELS }).notNull(),
    destination: text().notNull(),
    /** Since when that number or mail is on file; null of users, who cannot change theirs, and of what was signed before it was kept. */
    destinationSince: instant(),
    codeSentAt: instant().notNull(),
    codeVerifiedAt: instant().notNull(),
    /** Whether the code is the one that opened the contract, minutes before. */
    codeOpened: boolean().notNull().default(false),
    signedAt: instant().notNull(),
    ip: text(),
    userAgent: text(),
    /** SHA-256 of the text that was shown and signed. */
    textHash: text().notNull(),
    /** Of the words by which people consent to sign electronically. */
    wordingVersion: integer().notNull(),
    /** Who of the agency pressed. */
    userId: uuid().references(() => users.id),
    mandateId: uuid().references(() => signingMandates.id),
    createdAt: createdAt(),
  },
  (t) => [
    index('contract_signatures_by_act').on(t.actId).where(sql`act_id is not null`),
    index('contract_signatures_by_mandate').on(t.mandateId).where(sql`mandate_id is not null`),
    uniqueIndex('contract_signatures_once').on(sql`coalesce(act_id, contract_id)`, sql`(role = 'AGENCY')`),
    index('contract_signatures_contract').on(t.contractId),
    index('contract_signatures_talent').on(t.talentId),
    contractOf('contract_signatures_contract_fk', t),
    oneOf('contract_signatures_act', 'act', SIGNED_ACTS),
    oneOf('contract_signatures_role', 'role', SIGNER_ROLES),
    oneOf('contract_signatures_method', 'method', SIGNATURE_METHODS),
    oneOf('contract_signatures_channel', 'channel', SIGNING_CHANNELS),
    rule('contract_signatures_drawn', "(method = 'DRAWN') = (drawing is not null)"),
    rule('contract_signatures_mandate', "(method = 'MANDATE') = (mandate_id is not null)"),
  ],
);

/** What a talent asks its agency about a contract, and what is answered. Append-only. */
export const contractQuestions = pgTable(
  'contract_questions',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    talentId: ofTalent(),
    author: text({ enum: CONTRACT_PARTIES }).notNull(),
    /** Who of the agency answered. */
    userId: uuid().references(() => users.id),
    text: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    index('contract_questions_thread').on(t.eventId, t.talentId, t.createdAt),
    index('contract_questions_talent').on(t.talentId),
    index('contract_questions_agency').on(t.agencyId, t.createdAt),
    foreignKey({
      name: 'contract_questions_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    oneOf('contract_questions_author', 'author', CONTRACT_PARTIES),
    rule('contract_questions_user', "(author = 'AGENCY') = (user_id is not null)"),
  ],
);
