import { boolean, foreignKey, integer, pgTable, primaryKey, text, unique, uuid } from 'drizzle-orm/pg-core';
import { REMINDER_CHANNELS, REMINDER_REASONS } from '../values/reminders.ts';
import { agencies } from './agencies.ts';
import { createdAt, id, oneOf, revision, rule, timestamps } from './columns.ts';
import { convocateds } from './convocatories.ts';

/** When an agency's talents are reminded for a reason; without a row as usual (lib/reminders/rules.ts). */
export const reminderRules = pgTable(
  'reminder_rules',
  {
    agencyId: uuid()
      .notNull()
      .references(() => agencies.id),
    reason: text({ enum: REMINDER_REASONS }).notNull(),
    isOn: boolean().notNull(),
    /** Hours after the reason began, or before an event, until the first one. */
    firstHours: integer().notNull(),
    /** Hours between one and the next. */
    everyHours: integer().notNull(),
    times: integer().notNull(),
    channels: text({ enum: REMINDER_CHANNELS }).array().notNull(),
    ...timestamps(),
    revision: revision(),
  },
  (t) => [
    primaryKey({ columns: [t.agencyId, t.reason] }),
    oneOf('reminder_rules_reason', 'reason', REMINDER_REASONS),
    rule('reminder_rules_hours', 'first_hours between 1 and 720 and every_hours between 1 and 720'),
    rule('reminder_rules_times', 'times between 1 and 5'),
    rule(
      'reminder_rules_channels',
      `cardinality(channels) > 0 and channels <@ array[${REMINDER_CHANNELS.map((name) => `'${name}'`).join(', ')}]`,
    ),
  ],
);

/** A reminder that was sent: one per reason and turn of a place. */
export const reminders = pgTable(
  'reminders',
  {
    id: id(),
    agencyId: uuid().notNull(),
    convocatedId: uuid().notNull(),
    reason: text({ enum: REMINDER_REASONS }).notNull(),
    /** From 1. */
    turn: integer().notNull(),
    createdAt: createdAt(),
  },
  (t) => [
    unique('reminders_once').on(t.convocatedId, t.reason, t.turn),
    foreignKey({
      name: 'reminders_convocated_fk',
      columns: [t.agencyId, t.convocatedId],
      foreignColumns: [convocateds.agencyId, convocateds.id],
    }).onDelete('cascade'),
    oneOf('reminders_reason', 'reason', REMINDER_REASONS),
    rule('reminders_turn', 'turn > 0'),
  ],
);
