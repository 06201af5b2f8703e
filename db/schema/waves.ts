import { sql } from 'drizzle-orm';
import { foreignKey, index, integer, pgTable, text, unique, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import { WAVE_OUTCOMES, WAVE_PASSES, WAVE_STATUSES, WAVE_STOPS } from '../values/waves.ts';
import { id, instant, oneOf, rule, timestamps } from './columns.ts';
import { convocatories } from './convocatories.ts';
import { users } from './identity.ts';
import { talents } from './talents.ts';

/** Talents whom an agency calls one group after the other, as long as the call lacks people. */
export const wavePlans = pgTable(
  'wave_plans',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    convocatoryId: uuid().notNull(),
    status: text({ enum: WAVE_STATUSES }).notNull().default('RUNNING'),
    /** People of a wave. */
    size: integer().notNull(),
    /** Between a wave and the next one, nights aside. */
    hours: integer().notNull(),
    /** When the next wave goes if it is still needed; of a plan that is over, when it would have gone. */
    nextAt: instant().notNull(),
    /** Waves that went, and when the last one did. */
    sent: integer().notNull().default(0),
    sentAt: instant(),
    stoppedWhy: text({ enum: WAVE_STOPS }),
    startedBy: uuid()
      .notNull()
      .references(() => users.id),
    /** Grows by one with each change and each wave: who changes it says which one it saw. */
    revision: integer().notNull().default(1),
    ...timestamps(),
  },
  (t) => [
    index('wave_plans_by_convocatory').on(t.convocatoryId),
    unique('wave_plans_tenant').on(t.agencyId, t.id),
    uniqueIndex('wave_plans_open').on(t.convocatoryId).where(sql`status in ('RUNNING', 'PAUSED')`),
    index('wave_plans_event').on(t.eventId, t.createdAt),
    foreignKey({
      name: 'wave_plans_convocatory_fk',
      columns: [t.agencyId, t.convocatoryId],
      foreignColumns: [convocatories.agencyId, convocatories.id],
    }),
    oneOf('wave_plans_status', 'status', WAVE_STATUSES),
    oneOf('wave_plans_stopped_why', 'stopped_why', WAVE_STOPS),
    rule('wave_plans_stopped', "(status = 'STOPPED') = (stopped_why is not null)"),
    rule('wave_plans_size', 'size between 1 and 100'),
    rule('wave_plans_hours', 'hours between 1 and 168'),
    rule('wave_plans_sent', '(sent = 0) = (sent_at is null)'),
  ],
);

/** Somebody's turn in a plan of waves, and what became of it. */
export const wavePlaces = pgTable(
  'wave_places',
  {
    id: id(),
    agencyId: uuid().notNull(),
    planId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    /** From the first; gaps mean nothing. */
    position: integer().notNull(),
    /** With which wave it had its turn; null while it waits. */
    wave: integer(),
    outcome: text({ enum: WAVE_OUTCOMES }),
    passedWhy: text({ enum: WAVE_PASSES }),
    ...timestamps(),
  },
  (t) => [
    unique('wave_places_once').on(t.planId, t.talentId),
    index('wave_places_order').on(t.planId, t.position),
    index('wave_places_talent').on(t.talentId),
    foreignKey({
      name: 'wave_places_plan_fk',
      columns: [t.agencyId, t.planId],
      foreignColumns: [wavePlans.agencyId, wavePlans.id],
    }).onDelete('cascade'),
    oneOf('wave_places_outcome', 'outcome', WAVE_OUTCOMES),
    oneOf('wave_places_passed_why', 'passed_why', WAVE_PASSES),
    rule('wave_places_turn', '(wave is null) = (outcome is null)'),
    rule('wave_places_passed', "(passed_why is not null) = (coalesce(outcome, '') = 'PASSED')"),
  ],
);
