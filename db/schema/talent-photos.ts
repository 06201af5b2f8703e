import { sql } from 'drizzle-orm';
import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import { PHOTO_TYPES } from '../values/photo-types.ts';
import { photoRejectReasons, states } from './catalogues.ts';
import { createdAt, id, instant, oneOf, rule, timestamps } from './columns.ts';
import { users } from './identity.ts';
import { files } from './platform.ts';
import { talents } from './talents.ts';

/** Pictures of the book and of the gallery, and portraits, each reviewed by the administrator. */
export const talentPhotos = pgTable(
  'talent_photos',
  {
    id: id(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .references(() => files.id),
    type: text({ enum: PHOTO_TYPES }).notNull(),
    stateId: integer()
      .notNull()
      .references(() => states.id),
    observation: text(),
    rejectReasonId: integer().references(() => photoRejectReasons.id),
    position: integer().notNull().default(0),
    reviewedBy: uuid(),
    reviewedAt: instant(),
    /** The reviewer to whom the queue has given it, and until when nobody else is offered it. */
    leasedBy: uuid().references(() => users.id),
    leasedUntil: instant(),
    /** 64 bits of what it looks like, in hexadecimal; near-duplicates differ in few of them. */
    looks: text(),
    /** The photo of the same talent that it seems to repeat, for the reviewer to judge. */
    repeatsPhotoId: uuid(),
    /** A few pixels of it as a data URI, shown until it has loaded. */
    placeholder: text(),
    ...timestamps(),
  },
  (t) => [
    index('talent_photos_by_file').on(t.fileId),
    index('talent_photos_talent').on(t.talentId, t.type, t.stateId, t.position),
    index('talent_photos_queue').on(t.stateId, t.createdAt, t.id),
    oneOf('talent_photos_type', 'type', PHOTO_TYPES),
    rule('talent_photos_lease', '(leased_by is null) = (leased_until is null)'),
    rule('talent_photos_looks', "looks ~ '^[0-9a-f]{16}$'"),
  ],
);

/** What a reviewer decided on a photo. Kept for the history, for undoing it, and to tell the talent once. */
export const photoDecisions = pgTable(
  'photo_decisions',
  {
    id: id(),
    photoId: uuid()
      .notNull()
      .references(() => talentPhotos.id, { onDelete: 'cascade' }),
    talentId: uuid()
      .notNull()
      .references(() => talents.id, { onDelete: 'cascade' }),
    reviewerId: uuid()
      .notNull()
      .references(() => users.id),
    fromStateId: integer()
      .notNull()
      .references(() => states.id),
    toStateId: integer()
      .notNull()
      .references(() => states.id),
    rejectReasonId: integer().references(() => photoRejectReasons.id),
    createdAt: createdAt(),
    undoneAt: instant(),
    /** When the message to the talent that tells of it was queued. */
    toldAt: instant(),
  },
  (t) => [
    index('photo_decisions_newest').on(t.createdAt, t.id),
    index('photo_decisions_photo').on(t.photoId, t.createdAt),
    index('photo_decisions_talent').on(t.talentId, t.createdAt, t.id),
    index('photo_decisions_reviewer').on(t.reviewerId, t.createdAt, t.id),
    index('photo_decisions_untold').on(t.talentId).where(sql`told_at is null and undone_at is null`),
  ],
);
