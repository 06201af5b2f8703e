import { type SQL, sql } from 'drizzle-orm';
import { events } from '@/db/schema';
import type { AdvanceState } from './rules';

const open = sql`${events.advanceAskedAt} is not null and not ${events.validAdvance}`;
const proven = sql`(${events.advanceFileId} is not null or ${events.urlAdvance} is not null)`;

const IN: Readonly<Record<AdvanceState, SQL>> = {
  RECEIVED: sql`${events.validAdvance}`,
  REFUSED: sql`${open} and ${events.advanceRefusal} is not null`,
  PROVEN: sql`${open} and ${events.advanceRefusal} is null and ${proven}`,
  ASKED: sql`${open} and ${events.advanceRefusal} is null and not ${proven}`,
};

/** `advanceState` in SQL, for filters. */
export const advanceIn = (state: AdvanceState): SQL => IN[state];
