import { sql } from 'drizzle-orm';
import {
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
import { MARKS } from '../values/marks.ts';
import { SHOWCASE_FILES } from '../values/showcase-files.ts';
import { id, instant, jsonIs, oneOf, rule, timestamps } from './columns.ts';
import { convocateds } from './convocatories.ts';
import { events } from './events.ts';
import { talents } from './talents.ts';

/** A person of the client who may choose among the talents shown of an event, by a link of its own. */
export const showcaseViewers = pgTable(
  'showcase_viewers',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    name: text().notNull(),
    /** Null for one whose link the agency passes on by hand. */
    email: text(),
    /** When a browser showed the page last. */
    openedAt: instant(),
    /** Whether it may download cards and photos, and with its name across them; null while it may not. */
    files: text({ enum: SHOWCASE_FILES }),
    revokedAt: instant(),
    ...timestamps(),
  },
  (t) => [
    unique('showcase_viewers_tenant').on(t.agencyId, t.id),
    index('showcase_viewers_event').on(t.eventId),
    uniqueIndex('showcase_viewers_once').on(t.eventId, sql`lower(email)`).where(sql`revoked_at is null`),
    foreignKey({
      name: 'showcase_viewers_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    oneOf('showcase_viewers_files', 'files', SHOWCASE_FILES),
  ],
);

/** How many people of a profile were asked for when a selection was sent. */
export type FrozenQuota = { readonly code: string; readonly quantity: number };

/** One time that a viewer chooses: open until it is sent, and as it was sent from then on. */
export const showcaseRounds = pgTable(
  'showcase_rounds',
  {
    id: id(),
    agencyId: uuid().notNull(),
    viewerId: uuid().notNull(),
    /** From 1. */
    number: integer().notNull(),
    /** What the agency asked for when it opened another one. */
    note: text(),
    sentAt: instant(),
    /** What was to be had when it was sent; null until then. */
    quotas: jsonb().$type<FrozenQuota[]>(),
    /** When the agency made the decisions that it asks for. */
    appliedAt: instant(),
    ...timestamps(),
  },
  (t) => [
    unique('showcase_rounds_tenant').on(t.agencyId, t.id),
    unique('showcase_rounds_number').on(t.viewerId, t.number),
    uniqueIndex('showcase_rounds_open').on(t.viewerId).where(sql`sent_at is null`),
    foreignKey({
      name: 'showcase_rounds_viewer_fk',
      columns: [t.agencyId, t.viewerId],
      foreignColumns: [showcaseViewers.agencyId, showcaseViewers.id],
    }),
    rule('showcase_rounds_sent', '(sent_at is null) = (quotas is null)'),
    rule('showcase_rounds_applied', 'applied_at is null or sent_at is not null'),
    jsonIs('showcase_rounds', 'quotas', 'array'),
  ],
);

/** What a viewer said, in one round, of a talent in the call in which it was shown. */
export const showcaseMarks = pgTable(
  'showcase_marks',
  {
    id: id(),
    agencyId: uuid().notNull(),
    roundId: uuid().notNull(),
    convocatedId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    /** Null where there is a comment alone. */
    mark: text({ enum: MARKS }),
    /** The order among those of one call with a yes, from 1. */
    rank: integer(),
    comment: text(),
    ...timestamps(),
  },
  (t) => [
    unique('showcase_marks_once').on(t.roundId, t.convocatedId),
    index('showcase_marks_by_convocated').on(t.convocatedId),
    index('showcase_marks_by_talent').on(t.talentId),
    foreignKey({
      name: 'showcase_marks_round_fk',
      columns: [t.agencyId, t.roundId],
      foreignColumns: [showcaseRounds.agencyId, showcaseRounds.id],
    }),
    foreignKey({
      name: 'showcase_marks_convocated_fk',
      columns: [t.agencyId, t.convocatedId],
      foreignColumns: [convocateds.agencyId, convocateds.id],
    }),
    oneOf('showcase_marks_mark', 'mark', MARKS),
    rule('showcase_marks_rank', "rank is null or (rank > 0 and mark = 'YES')"),
  ],
);

/** How a place of a showcase looks, beside what its talent tells of itself. */
const look = {
  /** The place whose look it is. */
  convocatedId: uuid().notNull(),
  talentId: uuid()
    .notNull()
    .references(() => talents.id),
  /** Under which it stands; null for the profile it was called for. */
  heading: text(),
  /** What the agency tells the client of it. */
  note: text(),
  /** Of its photos, those to be seen in that order; none for those that the rule chooses. */
  photoIds: uuid().array().notNull().default([]),
};

/** What the client sees beside a talent: heading, note and photos as they were published. */
export const showcaseLooks = pgTable(
  'showcase_looks',
  { id: id(), agencyId: uuid().notNull(), ...look, ...timestamps() },
  (t) => [
    unique('showcase_looks_once').on(t.convocatedId),
    index('showcase_looks_by_talent').on(t.talentId),
    foreignKey({
      name: 'showcase_looks_convocated_fk',
      columns: [t.agencyId, t.convocatedId],
      foreignColumns: [convocateds.agencyId, convocateds.id],
    }),
  ],
);

/** How a place is to be in the showcase of its event once that is published, where it is not so already. */
export const showcaseDrafts = pgTable(
  'showcase_drafts',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    ...look,
    /** Its place among all; null for one that is not to be shown. */
    position: integer(),
    ...timestamps(),
  },
  (t) => [
    unique('showcase_drafts_once').on(t.convocatedId),
    index('showcase_drafts_event').on(t.eventId),
    index('showcase_drafts_by_talent').on(t.talentId),
    foreignKey({
      name: 'showcase_drafts_convocated_fk',
      columns: [t.agencyId, t.convocatedId],
      foreignColumns: [convocateds.agencyId, convocateds.id],
    }),
  ],
);

/** One time that a viewer looked at its page: coming back before long counts as the same one. */
export const showcaseVisits = pgTable(
  'showcase_visits',
  {
    id: id(),
    agencyId: uuid().notNull(),
    viewerId: uuid().notNull(),
    /** For how long it had the page before it. */
    seconds: integer().notNull().default(0),
    lastAt: instant().notNull(),
    ...timestamps(),
  },
  (t) => [
    index('showcase_visits_viewer').on(t.viewerId, t.lastAt),
    foreignKey({
      name: 'showcase_visits_viewer_fk',
      columns: [t.agencyId, t.viewerId],
      foreignColumns: [showcaseViewers.agencyId, showcaseViewers.id],
    }),
    rule('showcase_visits_seconds', 'seconds >= 0'),
  ],
);

/** How often a viewer opened a talent to look at it large. */
export const showcaseGlances = pgTable(
  'showcase_glances',
  {
    id: id(),
    agencyId: uuid().notNull(),
    viewerId: uuid().notNull(),
    convocatedId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    times: integer().notNull().default(1),
    ...timestamps(),
  },
  (t) => [
    unique('showcase_glances_once').on(t.viewerId, t.convocatedId),
    index('showcase_glances_by_convocated').on(t.convocatedId),
    index('showcase_glances_by_talent').on(t.talentId),
    foreignKey({
      name: 'showcase_glances_viewer_fk',
      columns: [t.agencyId, t.viewerId],
      foreignColumns: [showcaseViewers.agencyId, showcaseViewers.id],
    }),
    foreignKey({
      name: 'showcase_glances_convocated_fk',
      columns: [t.agencyId, t.convocatedId],
      foreignColumns: [convocateds.agencyId, convocateds.id],
    }),
    rule('showcase_glances_times', 'times > 0'),
  ],
);
