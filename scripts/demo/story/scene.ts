import type { Tx } from '@/db/client';
import type { JobActor } from '@/lib/core/actor';
import type { Calendar } from '../calendar.ts';
import type { Casting } from '../data/casting.ts';

/** What the stories share. */
export type Scene = {
  readonly calendar: Calendar;
  readonly casting: Casting;
  /** Of the one password of the demo. */
  readonly passwordHash: string;
  /** All is written in this transaction: `database()` leads to it, and rows that no write makes are put into it. */
  readonly tx: Tx;
  /** Ids of the events that were opened, by the key of their plan. */
  readonly eventIds: Map<string, string>;
};

/** The worker, as it appears in the audit trail when it does this job. */
export const worker = (name: string): JobActor => ({ kind: 'job', name });

export const minutesAfter = (moment: Date, minutes: number): Date =>
  new Date(moment.getTime() + minutes * 60_000);
