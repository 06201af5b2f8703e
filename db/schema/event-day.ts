import { sql } from 'drizzle-orm';
import { date, foreignKey, index, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { ATTENDANCE_MARKS } from '../values/attendance-marks.ts';
import { createdAt, id, instant, oneOf, revision, rule, timestamps } from './columns.ts';
import { convocateds } from './convocatories.ts';
import { events } from './events.ts';
import { users } from './identity.ts';
import { files } from './platform.ts';
import { talents } from './talents.ts';

/** What everybody confirmed for an event must know to come: one sheet per event. */
export const callSheets = pgTable(
  'call_sheets',
  {
    eventId: uuid().primaryKey(),
    agencyId: uuid().notNull(),
    /** What to wear and to bring. */
    dressCode: text(),
    /** Who receives people on site. Digits of the phone, with the dialing code before them. */
    contactName: text(),
    contactPhone: text(),
    /** Where to come in, where to park, what to eat. */
    instructions: text(),
    /** When it was last sent, and to how many. */
    sentAt: instant(),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    foreignKey({
      name: 'call_sheets_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }).onDelete('cascade'),
  ],
);

/**
 * When people have to be there on a day of an event, on the clocks of its city: everybody, or one person where that
 * differs. Without a row it is the hour at which their call begins.
 */
export const callTimes = pgTable(
  'call_times',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid()
      .notNull()
      .references(() => callSheets.eventId, { onDelete: 'cascade' }),
    /** Null for everybody. */
    convocatedId: uuid().references(() => convocateds.id, { onDelete: 'cascade' }),
    day: date({ mode: 'string' }).notNull(),
    /** `HH:MM`, from 00:00 to 23:59. */
    time: text().notNull(),
    ...timestamps(),
  },
  (t) => [
    unique('call_times_once').on(t.eventId, t.day, t.convocatedId).nullsNotDistinct(),
    index('call_times_convocated').on(t.convocatedId),
    rule('call_times_time', "time ~ '^([01][0-9]|2[0-3]):[0-5][0-9]$'"),
  ],
);

/**
 * What the desk noted, in the order in which it was pressed. A row is never changed: a later one says what holds. Its id
 * is made by the device, so that what was noted without network arrives once.
 */
export const attendanceMarks = pgTable(
  'attendance_marks',
  {
    id: uuid().primaryKey(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    convocatedId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    /** The day of the event, on the calendar of its city. */
    day: date({ mode: 'string' }).notNull(),
    kind: text({ enum: ATTENDANCE_MARKS }).notNull(),
    /** Of what it tells: when somebody came or left. */
    at: instant().notNull(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** When it was pressed, by the clock of the device. */
    pressedAt: instant().notNull(),
    /** When it reached the server. */
    createdAt: createdAt(),
  },
  (t) => [
    index('attendance_marks_event').on(t.eventId, t.day),
    index('attendance_marks_convocated').on(t.convocatedId, t.day),
    index('attendance_marks_talent').on(t.talentId),
    foreignKey({
      name: 'attendance_marks_convocated_fk',
      columns: [t.agencyId, t.convocatedId],
      foreignColumns: [convocateds.agencyId, convocateds.id],
    }),
    foreignKey({
      name: 'attendance_marks_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    oneOf('attendance_marks_kind', 'kind', ATTENDANCE_MARKS),
  ],
);

/**
 * What the desk of an event wrote, of somebody or of the event. Its id is made by the device. One that was deleted stays
 * without words, so that a device which sends it late does not bring it back.
 */
export const deskNotes = pgTable(
  'desk_notes',
  {
    id: uuid().primaryKey(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    /** The day of the event, on the calendar of its city. */
    day: date({ mode: 'string' }).notNull(),
    /** Of whom it tells; null for one of the event. */
    convocatedId: uuid(),
    talentId: uuid().references(() => talents.id),
    /** Null for one that says all by its photos. */
    text: text(),
    userId: uuid()
      .notNull()
      .references(() => users.id),
    /** When it was written, by the clock of the device. */
    pressedAt: instant().notNull(),
    /** When it reached the server. */
    createdAt: createdAt(),
    deletedAt: instant(),
  },
  (t) => [
    index('desk_notes_by_convocated').on(t.convocatedId).where(sql`convocated_id is not null`),
    index('desk_notes_event').on(t.eventId, t.pressedAt),
    index('desk_notes_talent').on(t.talentId),
    foreignKey({
      name: 'desk_notes_convocated_fk',
      columns: [t.agencyId, t.convocatedId],
      foreignColumns: [convocateds.agencyId, convocateds.id],
    }),
    foreignKey({
      name: 'desk_notes_event_fk',
      columns: [t.agencyId, t.eventId],
      foreignColumns: [events.agencyId, events.id],
    }),
    rule('desk_notes_person', '(convocated_id is null) = (talent_id is null)'),
    rule('desk_notes_deleted', 'deleted_at is null or text is null'),
  ],
);

/** A picture of a note. Its id is made by the device. */
export const deskPhotos = pgTable(
  'desk_photos',
  {
    id: uuid().primaryKey(),
    noteId: uuid()
      .notNull()
      .references(() => deskNotes.id, { onDelete: 'cascade' }),
    fileId: uuid()
      .notNull()
      .unique()
      .references(() => files.id),
    /** A few pixels of it as a data URI, shown until it is opened. */
    placeholder: text().notNull(),
    createdAt: createdAt(),
  },
  (t) => [index('desk_photos_note').on(t.noteId)],
);

/** Days of work that a file has put into a talent's calendar: a later file ends those that fall away. */
export const calendarDays = pgTable(
  'calendar_days',
  {
    agencyId: uuid().notNull(),
    convocatedId: uuid()
      .notNull()
      .references(() => convocateds.id, { onDelete: 'cascade' }),
    /** By the clocks of the event's city. */
    day: date({ mode: 'string' }).notNull(),
    startsAt: instant().notNull(),
    endsAt: instant().notNull(),
    ...timestamps(),
  },
  (t) => [primaryKey({ columns: [t.convocatedId, t.day] })],
);
