import { foreignKey, index, pgTable, text, unique, uuid } from 'drizzle-orm/pg-core';
import { APPLICATION_STATUSES } from '../values/application-statuses.ts';
import { id, instant, money, oneOf, timestamps } from './columns.ts';
import { convocatories } from './convocatories.ts';
import { users } from './identity.ts';
import { talents } from './talents.ts';

/** A talent's own application to an open call: one per talent and call, which may be made again after it was withdrawn. */
export const callApplications = pgTable(
  'call_applications',
  {
    id: id(),
    agencyId: uuid().notNull(),
    eventId: uuid().notNull(),
    convocatoryId: uuid().notNull(),
    talentId: uuid()
      .notNull()
      .references(() => talents.id),
    status: text({ enum: APPLICATION_STATUSES }).notNull().default('WAITING'),
    note: text(),
    /** The dates and the pay per day to which the talent said yes by applying. */
    startDate: instant().notNull(),
    endDate: instant().notNull(),
    budget: money().notNull(),
    appliedAt: instant().notNull(),
    /** When and by whom the agency called or declined it, with its words to the talent. */
    decidedAt: instant(),
    decidedBy: uuid().references(() => users.id),
    answer: text(),
    ...timestamps(),
  },
  (t) => [
    unique('call_applications_once').on(t.convocatoryId, t.talentId),
    index('call_applications_event').on(t.eventId, t.status),
    index('call_applications_talent').on(t.talentId, t.appliedAt),
    foreignKey({
      name: 'call_applications_convocatory_fk',
      columns: [t.agencyId, t.convocatoryId],
      foreignColumns: [convocatories.agencyId, convocatories.id],
    }),
    oneOf('call_applications_status', 'status', APPLICATION_STATUSES),
  ],
);
