import { eq, sql } from 'drizzle-orm';
import { agencies, cities, countries, currencies, events, files } from '@/db/schema';
import type { Actor } from '@/lib/core/actor';
import { notFound } from '@/lib/core/errors';
import { EVENT } from '@/lib/core/states';
import { database } from '@/lib/platform/database';
import { mayPayAdvance } from './policy';
import { type AdvanceState, advanceState } from './rules';

export type AdvancePage = {
  /** NONE where nothing is asked for any more, or the event was cancelled. */
  readonly status: AdvanceState | 'NONE';
  readonly agency: {
    readonly id: string;
    readonly name: string;
    readonly logoFileId: string | null;
    readonly email: string | null;
    readonly phone: string | null;
    readonly dialingCode: string;
  };
  readonly event: {
    readonly name: string;
    readonly startDate: Date;
    readonly endDate: Date;
    readonly timeZone: string;
  };
  readonly amount: number;
  readonly percent: number | null;
  readonly currencyCode: string;
  /** `YYYY-MM-DD`. */
  readonly dueOn: string | null;
  readonly instructions: string | null;
  readonly proof: { readonly name: string; readonly at: Date } | null;
  readonly refusal: string | null;
  readonly paidAt: Date | null;
};

/** What the client of an event reads of its advance, by its link. Throws FORBIDDEN without it. One statement. */
export async function getAdvancePage(actor: Actor): Promise<AdvancePage> {
  const { subject } = mayPayAdvance(actor);
  const [row] = await database()
    .select({
      event: events,
      timeZone: cities.timeZone,
      currencyCode: currencies.code,
      proofName: files.name,
      agency: {
        id: agencies.id,
        name: agencies.name,
        logoFileId: agencies.logoFileId,
        email: agencies.email,
        phone: agencies.phone,
        dialingCode: sql<string>`coalesce((select ${countries.dialingCode} from ${countries}
          join ${cities} own on own.country_id = ${countries.id} where own.id = ${agencies.cityId}), '57')`,
      },
    })
    .from(events)
    .innerJoin(agencies, eq(agencies.id, events.agencyId))
    .innerJoin(cities, eq(cities.id, events.cityId))
    .innerJoin(currencies, eq(currencies.id, events.currencyId))
    .leftJoin(files, eq(files.id, events.advanceFileId))
    .where(eq(events.id, subject.eventId));
  if (!row) throw notFound('errors.link.invalid');
  const { event, timeZone, currencyCode, proofName, agency } = row;
  const { name, startDate, endDate } = event;
  const state = event.stateId === EVENT.CANCELLED ? null : advanceState(event);
  return {
    status: state ?? 'NONE',
    agency,
    event: { name, startDate, endDate, timeZone },
    amount: event.valueAdvance ?? 0,
    percent: event.advancePercent,
    currencyCode,
    dueOn: event.advanceDueOn,
    instructions: event.advanceInstructions,
    proof: event.advanceProofAt && proofName ? { name: proofName, at: event.advanceProofAt } : null,
    refusal: event.advanceRefusal,
    paidAt: event.advancePaidAt,
  };
}
